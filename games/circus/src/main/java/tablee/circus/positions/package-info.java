/**
 * Moments of Flip Circus as plain data: {@code CircusPosition} is everything, {@code CircusView} what one viewer may know, {@code
 * CircusFigures} what follows from a view; {@code CircusPlacement} reads a position, and refuses what cannot be.
 */
package tablee.circus.positions;
