/**
 * Les Pluvionautes in letters: {@code PluvionautesWords} are the words of moves, {@code PluvionautesDrawing} draws a whole state.
 */
package tablee.pluvionautes.words;
