/**
 * Moments of Flow as plain data: {@code FlowPosition} is everything, {@code FlowView} what one viewer may know, {@code
 * FlowFigures} what follows from a view; {@code FlowPlacement} reads a position, and refuses what cannot be.
 */
package tablee.flow.positions;
