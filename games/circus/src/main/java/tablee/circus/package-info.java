/**
 * Flip Circus, put together: {@code Circus} opens and places games, {@code CircusNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, {@code bots}.
 */
package tablee.circus;
