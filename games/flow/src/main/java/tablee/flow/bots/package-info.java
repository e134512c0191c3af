/**
 * What good players of Flow know: {@link FlowKnowledge} judges moments and moves, {@link FlowReasons} says why a move is good.
 */
package tablee.flow.bots;
