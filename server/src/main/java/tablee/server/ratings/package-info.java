/** Ratings, from the matches that count to what people read of them. */
package tablee.server.ratings;
