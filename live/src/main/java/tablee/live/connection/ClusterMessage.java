package tablee.live.connection;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import tablee.live.runner.TableNews;

/** What tables and nodes say, also from one node to another. What tables are asked is an {@link tablee.table.message.Errand}. */
public sealed interface ClusterMessage {
    /** What a connection gets. */
    sealed interface ToConnection extends ClusterMessage {}

    /** A line for the person; with the last one the connection closes. */
    record Sent(String text, boolean last) implements ToConnection {}

    /** The table has taken up a line of this connection. */
    record Taken() implements ToConnection {}

    /** The table does not know this connection: the person has to come back. */
    record Lost() implements ToConnection {}

    /** The person hangs up. Never leaves its node. */
    record HungUp() implements ToConnection, NoSerializationVerificationNeeded {}

    /** Time to ask whether the table is still there. Never leaves its node. */
    record Beat() implements ToConnection, NoSerializationVerificationNeeded {}

    /** @param fault why what was asked for is not done, or empty */
    record Made(String fault) implements ClusterMessage {}

    /** What all nodes hear from one of them. */
    sealed interface ToAll extends ClusterMessage {
        String node();
    }

    /** Something has changed at a table. */
    record Rumour(String node, TableNews news) implements ToAll {}

    /** A tournament has come to this number of events. */
    record TournamentNews(String node, String tournament, int version) implements ToAll {}

    /** Whatever this person has open is to be closed. */
    record Dismissal(String node, String person, int code) implements ToAll {}
}
