/**
 * Reviews of matches that are over, made on a thread of their own, and tables that play on from one of their moments.
 *
 * <p>A {@link ReviewInProgress} grows on the {@link ReviewThread}, at a {@link BackgroundPace}. {@link AgainRoutes} play on, {@link
 * OwnStatistics} are what somebody has played.
 */
package tablee.server.reviews;
