package tablee.table.live;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;

/** What goes between tables and connections, also from one node to another. */
sealed interface ClusterMessage {
    /** What a table gets. */
    sealed interface ToTable extends ClusterMessage permits Errand, Note {}

    /** What a connection gets. */
    sealed interface ToLine extends ClusterMessage {}

    /** @param fault why something asked for was not done, or empty */
    record Made(String fault) implements ClusterMessage {}

    /** A line for the person; with the last one the connection closes. */
    record Sent(String text, boolean last) implements ToLine {}

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

    /** The person hangs up. */
    record HungUp() implements ToLine, NoSerializationVerificationNeeded {}

    record Beat() implements ToLine, NoSerializationVerificationNeeded {}
}
