/**
 * {@code tablee dataset}: finished matches as lines of JSON, without names, for those who study how the games are played.
 *
 * <p>{@link DatasetCommand} writes them, each a {@link DatasetLine}: a {@link BotsMatch}, or one of {@link PeoplesMatches}.
 */
package tablee.app.dataset;
