/**
 * What good players of Les Pluvionautes know: {@code PluvionautesKnowledge} judges moments and moves, {@code PluvionautesReasons} says why a move is good.
 *
 * <p>{@code PluvionautesForesight} judges what a turn can still bring, by a {@code TurnTable}: {@code Harvest} counts what the islands yield with one piece
 * moved, {@code Standing} says who is ahead then, {@code Reach} how far the die gets, and {@code ThrowOdds} where it comes down.
 */
package tablee.pluvionautes.bots;
