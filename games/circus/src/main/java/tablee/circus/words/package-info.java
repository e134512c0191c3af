/**
 * Flip Circus in letters: {@code CircusWords} are the words of moves, {@code CircusDrawing} draws a whole state.
 */
package tablee.circus.words;
