/**
 * Between a person's socket and a table, which may be on another node.
 *
 * <p>A {@link tablee.live.connection.TableConnection} is the way to the table, a {@link tablee.live.connection.ConnectionActor} the way back,
 * and a {@link tablee.live.connection.ConnectionOutput} where lines leave the server. A table knows both as one
 * {@link tablee.live.connection.ActorReceiver}. What tables and nodes say is a {@link tablee.live.connection.ClusterMessage}.
 */
package tablee.live.connection;
