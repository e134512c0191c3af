/** Liar's Dice in letters: {@link LiarWords} are the words of moves, {@link LiarDrawing} draws a whole state. */
package tablee.liar.words;
