/**
 * The rules of Flip Circus: the ring of tokens, what is done in a turn, who has seen which backs, posters and how they win. {@link CircusState} is a moment, its {@link Phase} says what
 * the game waits for, {@link CircusMove} is a move as a number, {@link CircusEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.circus.rules;
