/**
 * Tables that run, on one node or on several: who looks after which, and the way to each.
 *
 * <p>{@link tablee.live.TableCluster} finds a table on whatever node it is. {@code TableMailboxes} is the way there: a map of those that are
 * awake on a server alone ({@code LocalTables}), sharding between nodes ({@code ShardedTables}). At its end stands a mailbox, a
 * {@code LocalTable} or Pekko's {@code TableEntity}, with a {@code RunningTable} behind it, which lends time, bots and threads to a
 * {@link tablee.live.runner.TableRunner}. What is sent there is an {@link tablee.table.message.Errand}.
 */
package tablee.live;
