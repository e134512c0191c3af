package tablee.table.live;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.table.message.Command;
import tablee.table.seats.TableRecord;

/** What goes between tables and connections, also from one node to another. */
sealed interface ClusterMessage {
    /** What a table gets. */
    sealed interface ToTable extends ClusterMessage {}

    /** What a connection gets. */
    sealed interface ToLine extends ClusterMessage {}

    /** A new table, whose match begins at once or later. */
    record Make(TableRecord sheet, boolean begin, ActorRef<Made> replyTo) implements ToTable {}

    /** @param fault why there is none, or empty */
    record Made(String fault) implements ClusterMessage {}

    /** A person wants to be forgotten. */
    record Forget(String person, ActorRef<Made> replyTo) implements ToTable {}

    record Open(Command.Connect connect, ActorRef<ToLine> line) implements ToTable {}

    record Ask(Command.Ask ask, ActorRef<ToLine> line) implements ToTable {}

    record Close(Command.Disconnect disconnect) implements ToTable {}

    /** A connection asks whether the table still knows it. */
    record Here(String connection, ActorRef<ToLine> line) implements ToTable {}

    /** Look after yourself: something may be due. */
    record Wake() implements ToTable {}

    /** Make room; what arrived before is still done. */
    record Leave() implements ToTable {}

    /** A line for the person; with the last one the connection closes. */
    record Sent(String text, boolean last) implements ToLine {}

    /** The table has taken up a line of this connection. */
    record Taken() implements ToLine {}

    /** The table does not know this connection: the person has to come back. */
    record Lost() implements ToLine {}

    /** What all nodes hear from one of them. */
    sealed interface ToAll extends ClusterMessage {
        String node();
    }

    /** Something has changed at a table. */
    record Rumour(String node, TableNews news) implements ToAll {}

    /** Whatever this person has open is to be closed. */
    record Dismissal(String node, String person, int code) implements ToAll {}

    // ---- Within one node -------------------------------------------------------------------------------------------

    /** A table talks to itself about what was read, written or thought. */
    record Note(Runnable act) implements ToTable, NoSerializationVerificationNeeded {}

    /** The person types a line, or hangs up. */
    record Typed(String text) implements ToLine, NoSerializationVerificationNeeded {}

    record HungUp() implements ToLine, NoSerializationVerificationNeeded {}

    record Beat() implements ToLine, NoSerializationVerificationNeeded {}
}
