/**
 * Measurements of the packed server over real sockets, beside a bare echo and others.
 *
 * <p>{@link ServerBench} has each {@link Contender} work in turn: a {@link BenchProcess} is its server, {@link BenchClients} are those who
 * play. {@link Echo}, {@link DurableEcho} and {@link Boardgame} are what ours is compared with; {@link ServerFigures} are the times, {@link
 * ServerReport} the page.
 */
package tablee.bench.server;
