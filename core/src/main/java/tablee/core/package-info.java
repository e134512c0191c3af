/**
 * What all games share: the interface of a game, and a match as a log of entries.
 *
 * <p>A {@link tablee.core.Game} opens a {@link tablee.core.State}: one moment, mutable and quickly copied. A {@link tablee.core.Match}
 * wraps it, accepts an {@link tablee.core.Entry} (actor, move, game time) or gives a {@link tablee.core.Refusal} with its rule. An
 * <i>actor</i> is a seat, the table, chance or the clock; a <i>viewer</i> is somebody who looks on. What an entry shows goes through
 * {@link tablee.core.Told}. A {@link tablee.core.Bot} gets {@link tablee.core.Perspective} and never a match. Nothing here knows JSON, files,
 * threads or the time of day.
 */
package tablee.core;
