/**
 * Flow in letters: {@code FlowWords} are the words of moves, {@code FlowDrawing} draws a whole state.
 */
package tablee.flow.words;
