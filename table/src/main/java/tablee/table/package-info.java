/**
 * A table as a machine without a world: a command and the time go in, effects come out.
 *
 * <p>{@link tablee.table.Table} takes a {@link tablee.table.Command} and answers {@link tablee.table.Effects}: what to write, what to send,
 * what bots think about. Its data is a {@link tablee.table.TableRecord} with {@link tablee.table.TableTerms} and a
 * {@link tablee.table.Chair} for each seat. A request of a client is a {@code TableRequest}, by its subject in
 * {@code SeatingRequests}, {@code PlayRequests}, {@code ProposalRequests}, {@code ChatRequests} and {@code ViewRequests}; what leaves is
 * a {@code Message}; what is refused is a {@code TableRefusal}. {@code TableMatch} is the match with its seed and clocks,
 * {@code Referee} does what nobody asks for. No clock is read and nothing is opened here.
 */
package tablee.table;
