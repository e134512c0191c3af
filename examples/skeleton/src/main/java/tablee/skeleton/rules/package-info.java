/**
 * The rules of Skeleton: {@link SkeletonState} is a moment, its {@link Phase} says what the game waits for, a {@link Step} has the moves,
 * refusals and play of a phase, {@link SkeletonEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.skeleton.rules;
