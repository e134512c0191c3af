/**
 * The rules of Flip' Rando: the terrain and its hikers, tiles with multipliers, cards, and what the end of a round asks. {@code RandoState} is a moment, its {@code Phase} says what
 * the game waits for, {@code RandoMove} is a move as a number, {@code RandoEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.rando.rules;
