/**
 * Les Pluvionautes, put together: {@link Pluvionautes} opens and places games, {@link PluvionautesNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, {@code bots}.
 */
package tablee.pluvionautes;
