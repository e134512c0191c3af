/**
 * Moments of Flow as plain data: {@link FlowPosition} is everything, {@link FlowView} what one viewer may know, {@link
 * FlowFigures} what follows from a view; {@link FlowPlacement} reads a position, and refuses what cannot be.
 */
package tablee.flow.positions;
