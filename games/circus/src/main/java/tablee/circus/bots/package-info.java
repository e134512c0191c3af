/**
 * What good players of Flip Circus know: {@code CircusKnowledge} judges moments and moves, {@code CircusReasons} says why a move is good.
 */
package tablee.circus.bots;
