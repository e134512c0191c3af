/**
 * A table as a machine without a world: a command and the time go in, effects come out.
 *
 * <p>{@link tablee.table.Table} is the machine. A request of a client is a {@code TableRequest}, by its subject in
 * {@code SeatingRequests}, {@code PlayRequests}, {@code ProposalRequests}, {@code ChatRequests} and {@code ViewRequests};
 * {@code RequestHandler} reads and answers them. {@code ConnectionHandler} lets people in and out, {@code Referee} does what nobody
 * asks for, {@code EffectsBuilder} collects what a command brings about, {@link tablee.table.MatchOutcome} says how a match ended. No
 * clock is read and nothing is opened here.
 *
 * <p>Its parts have packages of their own: {@code terms} and {@code seats} are what is kept, {@code match} and {@code clock} what is
 * played, {@code people} who is there, {@code message} what goes in and out. Around the machine stands the module
 * {@code live}.
 */
package tablee.table;
