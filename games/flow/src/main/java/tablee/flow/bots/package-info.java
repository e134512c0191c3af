/**
 * What good players of Flow know: {@code FlowKnowledge} judges moments and moves, {@code FlowReasons} says why a move is good.
 */
package tablee.flow.bots;
