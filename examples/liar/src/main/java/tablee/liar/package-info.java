/**
 * The rules of Liar's Dice, a complete small game with hidden information: {@code Liar} opens a game, {@code LiarState} plays it,
 * {@code Happened} is what is told, {@code LiarPosition} everything there is, and {@code LiarView} what one viewer may know of it.
 */
package tablee.liar;
