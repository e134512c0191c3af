/**
 * What good players of Les Pluvionautes know: {@link PluvionautesKnowledge} judges moments and moves, {@link PluvionautesReasons} says why a move is good.
 *
 * <p>{@link PluvionautesForesight} judges what a turn can still bring, by a {@link TurnTable}: {@link Harvest} counts what the islands yield with one piece
 * moved, {@link TurnStanding} says who is ahead then, {@link Reach} how far the die gets, and {@link ThrowOdds} where it comes down.
 */
package tablee.pluvionautes.bots;
