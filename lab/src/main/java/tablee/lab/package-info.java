/**
 * Bots play many games and a page says what came out. Games are played by seed, so that a run can be repeated to the last bit.
 *
 * <p>{@link tablee.lab.game} is one game, {@link tablee.lab.series} many on several cores, {@link tablee.lab.nodes} on several machines.
 * {@link tablee.lab.ladder} measures the levels against each other, {@link tablee.lab.experiment} compares ways to play,
 * {@link tablee.lab.selfplay} writes games for training. {@link tablee.lab.statistics} and {@link tablee.lab.page} serve them all.
 */
package tablee.lab;
