package tablee.live;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/** The way to every table, and back. The first errand to a table wakes it, wherever it is. */
interface TableMailboxes {
    Duration ANSWER_WITHIN = Duration.ofSeconds(20);

    void tell(String table, Errand errand);

    /** @param errand made with where the answer is to go */
    CompletionStage<String> ask(String table, Function<Consumer<String>, Errand> errand);

    /** Opens a connection to a table; everything it is sent goes to the output. */
    TableConnection connect(String table, Command.Connect connect, ConnectionOutput output);

    /** Has a table that is awake go, so that it is read again by those who come back. */
    void leave(String table);

    /** Whether errands arrive. */
    boolean isOpen();

    /** Asks the tables of this node to finish what they have begun, and to go. */
    void close();
}
