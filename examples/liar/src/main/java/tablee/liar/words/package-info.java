/** Liar's Dice in letters: {@code LiarWords} are the words of moves, {@code LiarDrawing} draws a whole state. */
package tablee.liar.words;
