/**
 * Tables that run: one mailbox each, a store, a cluster.
 *
 * <p>{@link tablee.table.live.TableRunner} takes one thing after the other, writes before it sends, and reads again when nobody knows
 * whether a write happened. It knows its surroundings as {@link tablee.table.live.RunnerEnvironment}: Pekko here, a simulation in the
 * tests. {@link tablee.table.live.TableCluster} finds a table on whatever node it is; {@code TableRepository} reads and writes it;
 * {@link tablee.table.live.TableConnection} is a person's way to it, and {@code ConnectionActor} the way back. What goes there is an
 * {@link tablee.table.message.Errand}, what comes back a {@code ClusterMessage}, on one node and between several.
 */
package tablee.table.live;
