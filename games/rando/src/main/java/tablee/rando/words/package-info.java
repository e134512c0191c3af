/**
 * Flip' Rando in letters: {@link RandoWords} are the words of moves, {@link RandoDrawing} draws a whole state.
 */
package tablee.rando.words;
