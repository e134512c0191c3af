/**
 * What a game is tried with. A game module uses three doors and nothing else:
 *
 * <ul>
 *   <li>{@link tablee.testkit.Conformance}: random games that keep every promise of the interface, and leak nothing;
 *   <li>{@link tablee.testkit.Playthroughs}: games written down to be read, replayed line by line;
 *   <li>{@link tablee.testkit.RecordedGames}: finished games, one for every way a game can end, with a {@link
 *       tablee.testkit.Recorder} and a {@link tablee.testkit.TrialPlayer} to find them.
 * </ul>
 */
package tablee.testkit;
