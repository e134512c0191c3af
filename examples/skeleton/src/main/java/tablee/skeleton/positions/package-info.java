/**
 * Moments of Skeleton as plain data: {@code SkeletonPosition} is everything, {@code SkeletonView} what one viewer may know; {@code
 * SkeletonPlacement} reads a position, and refuses what cannot be.
 */
package tablee.skeleton.positions;
