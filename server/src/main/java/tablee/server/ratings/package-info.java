/**
 * Ratings, from the matches that count to what people read of them.
 *
 * <p>A {@link RatingUpdater} enters what has ended, from {@link FirstRatings} on; {@link SettingRatings} are those of games that all play
 * together; {@link RatingRoutes} are read.
 */
package tablee.server.ratings;
