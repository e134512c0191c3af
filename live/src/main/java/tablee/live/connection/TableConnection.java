package tablee.live.connection;

import java.util.function.Consumer;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/** A connection to a table, from the person's side. */
public final class TableConnection {
    private final Consumer<Errand> table;
    private final String connection;
    private final ActorReceiver receiver;

    public TableConnection(Consumer<Errand> table, Command.Connect connect, ActorReceiver receiver) {
        this.table = table;
        connection = connect.connection();
        this.receiver = receiver;
        table.accept(connect.to(receiver));
    }

    /** The person asks for something, in a line of JSON: straight to the mailbox of the table, on this node or another. */
    public void say(String text) {
        table.accept(new Command.Ask(connection, text, receiver));
    }

    /** The person is gone. */
    public void hangUp() {
        receiver.ref().tell(new ClusterMessage.HungUp());
    }
}
