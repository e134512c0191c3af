/**
 * Les Pluvionautes in letters: {@link PluvionautesWords} are the words of moves, {@link PluvionautesDrawing} draws a whole state.
 */
package tablee.pluvionautes.words;
