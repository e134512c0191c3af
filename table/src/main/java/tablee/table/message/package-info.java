/**
 * What goes into a table and what comes out.
 *
 * <p>A {@link tablee.table.message.Command} goes in, {@link tablee.table.message.Effects} come out: what to write, what to send, what
 * bots think about. Commands are {@link tablee.table.message.Errand}s, which is all that a table's mailbox gets; a
 * {@link tablee.table.message.Receiver} is where the answers go. A {@link tablee.table.message.Message} is what a client reads; a
 * {@link tablee.table.message.TableRefusal} is why a table says no.
 */
package tablee.table.message;
