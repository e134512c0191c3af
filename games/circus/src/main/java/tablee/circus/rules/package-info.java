/**
 * The rules of Flip Circus: the ring of tokens, what is done in a turn, who has seen which backs, posters and how they win. {@code CircusState} is a moment, its {@code Phase} says what
 * the game waits for, {@code CircusMove} is a move as a number, {@code CircusEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.circus.rules;
