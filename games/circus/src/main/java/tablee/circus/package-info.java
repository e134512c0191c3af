/**
 * Flip Circus, put together: {@link Circus} opens and places games, {@link CircusNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, {@code bots}.
 */
package tablee.circus;
