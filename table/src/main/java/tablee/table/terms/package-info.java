/**
 * What a table agrees on before it plays.
 *
 * <p>{@link tablee.table.terms.TableTerms} name the game, its options and the manners of the table. A
 * {@link tablee.table.terms.Lesson} is a position to start from and a script to follow. A {@link tablee.table.terms.TableNote} tells
 * everybody what is unusual. A {@link tablee.table.terms.Diagram} is a position of such a game without any match.
 */
package tablee.table.terms;
