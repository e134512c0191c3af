/**
 * The daily challenge: each day one deal of each game, the same for everybody, and what became of it.
 *
 * <p>A {@link DailyDeal} is one game of a day, in the {@link DailyBook}; {@link DailyUpkeep} draws it and closes it, {@link DailyRoutes}
 * play it, {@link DailyReading} and a {@link ClosedDeal} say what became of it.
 */
package tablee.server.dailies;
