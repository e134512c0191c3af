/**
 * What a bot thinks of a moment of a match, or of a position set up by hand. Found out by a server, or in a page.
 *
 * <p>An {@link AnalysisWish} is a line from somewhere, an {@link AnalysisLine} what a bot thinks of at its end.
 */
package tablee.review.analysis;
