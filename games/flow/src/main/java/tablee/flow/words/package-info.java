/**
 * Flow in letters: {@link FlowWords} are the words of moves, {@link FlowDrawing} draws a whole state.
 */
package tablee.flow.words;
