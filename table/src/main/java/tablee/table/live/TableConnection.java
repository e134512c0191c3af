package tablee.table.live;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.table.message.Command;

/** A connection to a table, from the person's side. What is said goes to the table at once; what comes back goes to the line. */
public final class TableConnection {
    private final String connection;
    private final Consumer<Errand> table;
    private CompletionStage<ActorRef<ClusterMessage.ToLine>> line;

    TableConnection(
            Command.Connect connect, Consumer<Errand> table, CompletionStage<ActorRef<ClusterMessage.ToLine>> line) {
        connection = connect.connection();
        this.table = table;
        this.line = line;
        then(ref -> table.accept(new Errand.Open(connect, new ActorLine(ref))));
    }

    /** The person asks for something, in a line of JSON. */
    public void say(String text) {
        then(ref -> table.accept(new Errand.Ask(new Command.Ask(connection, text), new ActorLine(ref))));
    }

    /** The person is gone. */
    public void hangUp() {
        then(ref -> ref.tell(new ClusterMessage.HungUp()));
    }

    /** One after the other, also what is said before the line stands. */
    private synchronized void then(Consumer<ActorRef<ClusterMessage.ToLine>> act) {
        line = line.thenApply(ref -> {
            act.accept(ref);
            return ref;
        });
    }
}
