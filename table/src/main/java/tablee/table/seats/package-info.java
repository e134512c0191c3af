/**
 * Who sits at a table: what is kept of it beside the log of its match.
 *
 * <p>A {@link tablee.table.seats.TableRecord} is the whole of it: a {@link tablee.table.seats.TableLabel} by which it is found, a
 * {@link tablee.table.seats.SeatPlan} with one {@link tablee.table.seats.Chair} for each seat, and the
 * {@link tablee.table.seats.TableProgress} with the {@link tablee.table.seats.Proposal} that waits for everybody's consent. A {@link tablee.table.seats.Caller} is a person as a table
 * knows one. {@link tablee.table.seats.TypedText} cleans what people type.
 */
package tablee.table.seats;
