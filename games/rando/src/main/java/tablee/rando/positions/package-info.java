/**
 * Moments of Flip' Rando as plain data: {@code RandoPosition} is everything, {@code RandoView} what one viewer may know, {@code
 * RandoFigures} what follows from a view; {@code RandoPlacement} reads a position, and refuses what cannot be.
 */
package tablee.rando.positions;
