/**
 * The rules of Liar's Dice: {@code LiarState} is a moment, its {@code Phase} says what the game waits for, a {@code Step} has the moves,
 * refusals and play of a phase, {@code LiarEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.liar.rules;
