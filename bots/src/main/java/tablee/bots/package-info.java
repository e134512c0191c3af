/**
 * Players that are programs. They know {@code core} only, and see what their seat sees.
 *
 * <p>{@link tablee.bots.HouseBots} are the levels. {@link tablee.bots.Search} is Monte-Carlo tree search over information sets: each
 * iteration imagines a world, walks down the one {@link tablee.bots.Tree}, and plays on with a {@link tablee.bots.Rollout}.
 * {@link tablee.bots.TreeReuse} finds the present moment again in the tree of the last decision. Where {@link tablee.bots.Networks} has
 * weights for a game, {@link tablee.bots.LearnedKnowledge} judges with them (docs/training.md).
 */
package tablee.bots;
