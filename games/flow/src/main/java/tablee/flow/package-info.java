/**
 * Flow, put together: {@link Flow} opens and places games, {@link FlowNotation} writes them down. The parts are in packages
 * of their own, the same in each game: {@code rules}, {@code positions}, {@code words}, {@code bots}.
 */
package tablee.flow;
