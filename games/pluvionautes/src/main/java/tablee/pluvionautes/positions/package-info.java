/**
 * Moments of Les Pluvionautes as plain data: {@code PluvionautesPosition} is everything, {@code PluvionautesView} what one viewer may know, {@code
 * PluvionautesFigures} what follows from a view; {@code PluvionautesPlacement} reads a position, and refuses what cannot be.
 */
package tablee.pluvionautes.positions;
