/**
 * Liar's Dice, put together: {@link Liar} opens and places games, {@link LiarNotation} writes them down. The parts are in packages of
 * their own, the same in each game: {@code rules}, {@code positions}, {@code words}.
 */
package tablee.liar;
