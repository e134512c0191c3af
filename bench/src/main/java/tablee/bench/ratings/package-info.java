/**
 * How quick ratings and leaderboards are where many people play.
 *
 * <p>{@link RatingRowsMade} fills a store, {@link RatingsBench} asks it.
 */
package tablee.bench.ratings;
