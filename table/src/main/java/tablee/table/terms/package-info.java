/**
 * What a table agrees on before it plays.
 *
 * <p>{@link tablee.table.terms.TableTerms} are {@link tablee.table.terms.GameTerms} (what is played),
 * {@link tablee.table.terms.MeetingTerms} (who may come, and how fast is played), {@link tablee.table.terms.AbsenceTerms} (what happens
 * when somebody is away) and {@link tablee.table.terms.TeachingTerms} (what helps to learn). A
 * {@link tablee.table.terms.Lesson} is a position to start from and a script to follow. A {@link tablee.table.terms.TableNote} tells
 * everybody what is unusual. A {@link tablee.table.terms.Diagram} is a position of such a game without any match.
 */
package tablee.table.terms;
