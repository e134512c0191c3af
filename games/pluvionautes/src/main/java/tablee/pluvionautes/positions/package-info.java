/**
 * Moments of Les Pluvionautes as plain data: {@link PluvionautesPosition} is everything, {@link PluvionautesView} what one viewer may know, {@link
 * PluvionautesFigures} what follows from a view; {@link PluvionautesPlacement} reads a position, and refuses what cannot be.
 */
package tablee.pluvionautes.positions;
