/**
 * For those who run the server: metrics, health, and the page on the port for administration.
 *
 * <p>{@link Metrics} and {@link PlayMetrics} are counted, {@link AdminRoutes} and {@link HealthRoutes} read; {@link NodeWatch} and {@link
 * DatabaseWatch} say what is lost.
 */
package tablee.server.watch;
