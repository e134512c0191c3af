/**
 * The rules of Flow: the board and its water, tiles and cards, rounds and waves, what scenarios change. {@code FlowState} is a moment, its {@code Phase} says what
 * the game waits for, {@code FlowMove} is a move as a number, {@code FlowEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.flow.rules;
