/**
 * Flip' Rando in letters: {@code RandoWords} are the words of moves, {@code RandoDrawing} draws a whole state.
 */
package tablee.rando.words;
