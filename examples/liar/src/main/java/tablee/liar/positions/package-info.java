/**
 * Moments of Liar's Dice as plain data: {@code LiarPosition} is everything, {@code LiarView} what one viewer may know; {@code
 * LiarPlacement} reads a position, and refuses what cannot be.
 */
package tablee.liar.positions;
