package tablee.table.live;

import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;

/** A connection to a table, from the person's side. */
public final class TableConnection {
    private CompletionStage<ActorRef<ClusterMessage.ToLine>> line;

    TableConnection(CompletionStage<ActorRef<ClusterMessage.ToLine>> line) {
        this.line = line;
    }

    /** The person asks for something, in a line of JSON. */
    public void say(String text) {
        tell(new ClusterMessage.Typed(text));
    }

    /** The person is gone. */
    public void hangUp() {
        tell(new ClusterMessage.HungUp());
    }

    /** One after the other, also what is said before the line stands. */
    private synchronized void tell(ClusterMessage.ToLine mail) {
        line = line.thenApply(ref -> {
            ref.tell(mail);
            return ref;
        });
    }
}
