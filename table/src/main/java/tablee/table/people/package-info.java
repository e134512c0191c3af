/**
 * The people who are at a table just now. None of it is stored but the chat.
 *
 * <p>{@link tablee.table.people.Presence} knows their connections and whom they mute, {@link tablee.table.people.ChatLog} what they
 * said lately, {@link tablee.table.people.AnswerCache} what they were answered, {@link tablee.table.people.TableLimits} how often
 * they may ask.
 */
package tablee.table.people;
