/** The rules of Skeleton: {@code Skeleton} opens a game, {@code SkeletonState} plays it, {@code Happened} is what is told. */
package tablee.skeleton;
