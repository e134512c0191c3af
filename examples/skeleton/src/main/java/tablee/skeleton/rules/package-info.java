/**
 * The rules of Skeleton: {@code SkeletonState} is a moment, its {@code Phase} says what the game waits for, a {@code Step} has the moves,
 * refusals and play of a phase, {@code SkeletonEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.skeleton.rules;
