/**
 * Ratings: {@link tablee.store.ratings.RatedResults} are the matches that count, {@link tablee.store.ratings.RatingEntries} enters them one after the other,
 * {@link tablee.store.ratings.RatingRecount} works all out again, {@link tablee.store.ratings.PlayerRatings} is what follows. {@link tablee.store.ratings.WaitingPlayers} want a rated game now.
 */
package tablee.store.ratings;
