/**
 * Flip' Rando, put together: {@link Rando} opens and places games, {@link RandoNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, {@code bots}.
 */
package tablee.rando;
