/**
 * For those who run the server: metrics, health, and the page on the port for administration.
 */
package tablee.server.watch;
