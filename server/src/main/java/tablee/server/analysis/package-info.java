/** The analysis board: moves tried for all seats from a moment of a finished match, or from a position of one's own. Nothing is kept. */
package tablee.server.analysis;
