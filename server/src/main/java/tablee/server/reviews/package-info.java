/** Reviews of matches that are over, made on a thread of their own, and tables that play on from one of their moments. */
package tablee.server.reviews;
