/**
 * Moments of Skeleton as plain data: {@link SkeletonPosition} is everything, {@link SkeletonView} what one viewer may know; {@link
 * SkeletonPlacement} reads a position, and refuses what cannot be.
 */
package tablee.skeleton.positions;
