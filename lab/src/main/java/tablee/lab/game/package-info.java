/**
 * One game between bots: an {@link tablee.lab.game.Arrangement} says what is played and by whom, {@link tablee.lab.game.LabGame} plays it, {@link tablee.lab.game.Played} is how it
 * ended and {@link tablee.lab.game.Observed} also how it went on its way ({@link tablee.lab.game.Course}). {@link tablee.lab.game.BoutJournal} keeps the games of a series in a file.
 */
package tablee.lab.game;
