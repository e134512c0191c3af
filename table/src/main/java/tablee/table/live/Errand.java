package tablee.table.live;

import java.util.function.Consumer;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import tablee.table.message.Command;
import tablee.table.seats.TableRecord;

/**
 * What can be asked of a table: the one envelope in which a {@link Command} travels from whoever asks, on this node or another, to the
 * {@link TableRunner}, together with where the answer goes.
 */
public sealed interface Errand extends ClusterMessage.ToTable {
    /**
     * @param begin the match begins at once
     * @param reply gets why there is no new table, or nothing but an empty text
     */
    record Make(TableRecord record, boolean begin, Consumer<String> reply) implements Errand {}

    /** @param reply gets an empty text once nothing is left of this person here */
    record Forget(String person, Consumer<String> reply) implements Errand {}

    record Open(Command.Connect connect, RunnerEnvironment.Line line) implements Errand {}

    record Ask(Command.Ask ask, RunnerEnvironment.Line line) implements Errand {}

    record Close(Command.Disconnect disconnect) implements Errand {}

    /** A connection asks whether the table still knows it. */
    record Here(String connection, RunnerEnvironment.Line line) implements Errand {}

    /** Something may be due. */
    record Wake() implements Errand {}

    /** A bot has decided, or given advice. */
    record Thought(Command command) implements Errand, NoSerializationVerificationNeeded {}

    /** Make room; what arrived before is still done. */
    record Leave() implements Errand {}
}
