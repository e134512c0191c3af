/**
 * What good players of Flip Circus know: {@link CircusKnowledge} judges moments and moves, {@link CircusReasons} says why a move is good.
 */
package tablee.circus.bots;
