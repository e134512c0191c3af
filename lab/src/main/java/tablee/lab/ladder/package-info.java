/**
 * The ladder of levels: a {@link tablee.lab.ladder.Plan} of {@link tablee.lab.ladder.Contest}s, {@link tablee.lab.ladder.Climb}s and {@link tablee.lab.ladder.Teams}, each made of {@link tablee.lab.ladder.Bout}s, which end when a
 * sequential test decides. {@link tablee.lab.ladder.LadderPage} writes {@code docs/bots.md}; {@link tablee.lab.ladder.JudgeCommand} is one bout by hand.
 */
package tablee.lab.ladder;
