/**
 * What good players of Les Pluvionautes know: {@code PluvionautesKnowledge} judges moments and moves, {@code PluvionautesReasons} says why a move is good.
 */
package tablee.pluvionautes.bots;
