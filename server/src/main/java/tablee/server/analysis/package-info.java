/**
 * The analysis board: moves tried for all seats from a moment of a finished match, or from a position of one's own. Nothing is kept.
 *
 * <p>The {@link AnalysisMoment} is the end of the line that is wished for; a bot thinks about it on the {@link AnalysisThread}.
 */
package tablee.server.analysis;
