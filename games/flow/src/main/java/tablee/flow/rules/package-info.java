/**
 * The rules of Flow: the board and its water, tiles and cards, rounds and waves, what scenarios change. {@link FlowState} is a moment, its {@link Phase} says what
 * the game waits for, {@link FlowMove} is a move as a number, {@link FlowEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.flow.rules;
