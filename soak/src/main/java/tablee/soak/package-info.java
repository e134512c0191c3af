/**
 * People over real sockets at servers in processes of their own, which are killed and cut off.
 *
 * <p>{@link tablee.soak.SoakPlayers} play, {@link tablee.soak.ServerProcess} is a server, and the {@link tablee.soak.Ledger} compares what
 * people were told with what is stored.
 */
package tablee.soak;
