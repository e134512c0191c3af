/**
 * Who sits at a table: what is kept of it beside the log of its match.
 *
 * <p>A {@link tablee.table.seats.TableRecord} is the whole of it: a {@link tablee.table.seats.TableLabel} by which it is found, a
 * {@link tablee.table.seats.SeatPlan} with its {@link tablee.table.seats.Host} and one {@link tablee.table.seats.Chair} for each seat
 * (open, a person's, a house bot's, or of somebody who is forgotten), and the {@link tablee.table.seats.TableProgress} with the
 * {@link tablee.table.seats.Proposal} that waits for everybody's consent. {@link tablee.table.seats.ChairFields} are a chair as it is
 * stored and sent. A {@link tablee.table.seats.Caller} is a person as a table knows one. {@link tablee.table.seats.TypedText} cleans
 * what people type.
 */
package tablee.table.seats;
