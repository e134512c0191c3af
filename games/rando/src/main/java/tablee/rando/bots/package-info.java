/**
 * What good players of Flip' Rando know: {@link RandoKnowledge} judges moments and moves, {@link RandoReasons} says why a move is good.
 */
package tablee.rando.bots;
