/**
 * Skeleton, put together: {@code Skeleton} opens and places games, {@code SkeletonNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, and {@code bots} once there is knowledge.
 */
package tablee.skeleton;
