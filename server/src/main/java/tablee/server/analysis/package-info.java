/**
 * The analysis board: moves tried for all seats from a moment of a finished match, or from a position of one's own. Nothing is kept.
 *
 * <p>An {@link AnalysisWish} is a line from somewhere, the {@link AnalysisMoment} its end, an {@link AnalysisLine} what a bot thinks of
 * there on the {@link AnalysisThread}.
 */
package tablee.server.analysis;
