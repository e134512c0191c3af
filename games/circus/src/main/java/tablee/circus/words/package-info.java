/**
 * Flip Circus in letters: {@link CircusWords} are the words of moves, {@link CircusDrawing} draws a whole state.
 */
package tablee.circus.words;
