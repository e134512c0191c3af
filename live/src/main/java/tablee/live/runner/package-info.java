/**
 * The order of work at one table, without Pekko: what is written before what is sent.
 *
 * <p>{@link tablee.live.runner.TableRunner} takes one errand after the other ({@code ErrandQueue}), writes before it sends, and reads again
 * when nobody knows whether a write happened. Its surroundings are a {@link tablee.live.runner.RunnerEnvironment}: an actor in the server, one
 * seed in a simulation. {@link tablee.live.runner.TableRepository} reads and writes the table in a {@link tablee.live.runner.TableStore}. A
 * {@code ClosingReason} is the last line that a connection gets; {@link tablee.live.runner.TableNews} is what a lobby shows of a change.
 */
package tablee.live.runner;
