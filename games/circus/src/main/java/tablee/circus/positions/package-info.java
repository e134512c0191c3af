/**
 * Moments of Flip Circus as plain data: {@link CircusPosition} is everything, {@link CircusView} what one viewer may know, {@link
 * CircusFigures} what follows from a view; {@link CircusPlacement} reads a position, and refuses what cannot be.
 */
package tablee.circus.positions;
