/**
 * Moments of Liar's Dice as plain data: {@link LiarPosition} is everything, {@link LiarView} what one viewer may know; {@link
 * LiarPlacement} reads a position, and refuses what cannot be.
 */
package tablee.liar.positions;
