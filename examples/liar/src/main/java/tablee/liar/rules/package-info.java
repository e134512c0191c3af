/**
 * The rules of Liar's Dice: {@link LiarState} is a moment, its {@link Phase} says what the game waits for, a {@link Step} has the moves,
 * refusals and play of a phase, {@link LiarEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.liar.rules;
