/**
 * What good players of Flip' Rando know: {@code RandoKnowledge} judges moments and moves, {@code RandoReasons} says why a move is good.
 */
package tablee.rando.bots;
