/**
 * Moments of Flip' Rando as plain data: {@link RandoPosition} is everything, {@link RandoView} what one viewer may know, {@link
 * RandoFigures} what follows from a view; {@link RandoPlacement} reads a position, and refuses what cannot be.
 */
package tablee.rando.positions;
