/**
 * Between a person's socket and a table, which may be on another node.
 *
 * <p>A {@link tablee.live.connection.TableConnection} is the way to the table, and a {@link tablee.live.connection.ConnectionOutput} where
 * lines leave the server. The way back is a {@link tablee.live.connection.LocalReceiver} on a server that is alone; between nodes it is a
 * {@link tablee.live.connection.ConnectionActor}, which a table knows as an {@link tablee.live.connection.ActorReceiver}, and what tables
 * and nodes say is a {@link tablee.live.connection.ClusterMessage}.
 */
package tablee.live.connection;
