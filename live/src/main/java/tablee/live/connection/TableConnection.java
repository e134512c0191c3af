package tablee.live.connection;

import java.util.function.Consumer;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.message.Receiver;

/** A connection to a table, from the person's side. */
public final class TableConnection {
    private final Consumer<Errand> table;
    private final String connection;
    private final Receiver receiver;
    private final Runnable end;

    /** @param end hangs up on the way back */
    public TableConnection(Consumer<Errand> table, Command.Connect connect, Receiver receiver, Runnable end) {
        this.table = table;
        connection = connect.connection();
        this.receiver = receiver;
        this.end = end;
        table.accept(connect.to(receiver));
    }

    /** The person asks for something, in a line of JSON: straight to the mailbox of the table, on this node or another. */
    public void say(String text) {
        table.accept(new Command.Ask(connection, text, receiver));
    }

    /** The person is gone. */
    public void hangUp() {
        end.run();
    }
}
