package tablee.table.message;

import java.util.List;
import java.util.Optional;
import tablee.core.BotPlayer;
import tablee.table.seats.Caller;

/** What reaches a table, in the order in which it arrives. */
public sealed interface Command {
    /**
     * A connection opens.
     *
     * @param match the match it saw last, or empty
     * @param version how many entries of that match it has seen
     * @param place from where it comes: its address, which is not stored; connections of one place share what is short
     */
    record Connect(String connection, Caller caller, String language, String match, int version, Optional<String> place)
            implements Command {
        public Connect(String connection, Caller caller, String language, String match, int version) {
            this(connection, caller, language, match, version, Optional.empty());
        }
    }

    /** The match begins, if every seat is taken. */
    record Begin() implements Command {}

    /** A person wants to be forgotten: a bot plays on, and no name is left. */
    record Forget(String person) implements Command {}

    record Disconnect(String connection) implements Command {}

    /** A line of JSON from a connection. */
    record Ask(String connection, String text) implements Command {}

    /** Time has passed. */
    record Wake() implements Command {}

    /** A bot has decided; of use only if nothing happened since. */
    record BotMoved(String match, int version, int seat, int move) implements Command {}

    /** A bot has thought about a person's moves. */
    record Hinted(String connection, String id, String match, int version, int seat, List<BotPlayer.Thought> thoughts)
            implements Command {}
}
