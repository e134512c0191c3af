/**
 * Skeleton, put together: {@link Skeleton} opens and places games, {@link SkeletonNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, and {@code bots} once there is knowledge.
 */
package tablee.skeleton;
