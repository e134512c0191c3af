package tablee.table.message;

import java.util.List;
import java.util.function.Consumer;
import tablee.core.BotPlayer;
import tablee.table.seats.Caller;

/** What a table carries out, in the order in which it arrives. To whom it answers is the business of what runs the table. */
public sealed interface Command extends Errand {
    /**
     * A connection opens.
     *
     * @param match the match it saw last, or empty
     * @param version how many entries of that match it has seen
     */
    record Connect(String connection, Caller caller, String language, String match, int version, Receiver receiver)
            implements Command {
        public Connect(String connection, Caller caller, String language, String match, int version) {
            this(connection, caller, language, match, version, Receiver.NOBODY);
        }

        /** The same person, who has seen nothing yet. */
        public Connect afresh() {
            return new Connect(connection, caller, language, "", -1, receiver);
        }

        public Connect to(Receiver other) {
            return new Connect(connection, caller, language, match, version, other);
        }
    }

    /** The match begins, if every seat is taken. */
    record Begin() implements Command {}

    /**
     * A person wants to be forgotten: a bot plays on, and no name is left.
     *
     * @param reply gets an empty text once nothing is left of this person here, or why it could not be written
     */
    record Forget(String person, Consumer<String> reply) implements Command {
        public Forget(String person) {
            this(person, done -> {});
        }
    }

    record Disconnect(String connection) implements Command {}

    /** A line of JSON from a connection. */
    record Ask(String connection, String text, Receiver receiver) implements Command {
        public Ask(String connection, String text) {
            this(connection, text, Receiver.NOBODY);
        }
    }

    /** Time has passed. */
    record Wake() implements Command {}

    /** A bot has decided; of use only if nothing happened since. */
    record BotMoved(String match, int version, int seat, int move) implements Command {}

    /** A bot has thought about a person's moves. */
    record Hinted(String connection, String id, String match, int version, int seat, List<BotPlayer.Thought> thoughts)
            implements Command {}
}
