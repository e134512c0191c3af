/**
 * The rules of Flip' Rando: the terrain and its hikers, tiles with multipliers, cards, and what the end of a round asks. {@link RandoState} is a moment, its {@link Phase} says what
 * the game waits for, {@link RandoMove} is a move as a number, {@link RandoEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.rando.rules;
