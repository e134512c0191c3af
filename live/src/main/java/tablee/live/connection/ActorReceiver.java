package tablee.live.connection;

import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.table.message.Receiver;

/** A connection as its table sees it: an actor, on whatever node. */
public record ActorReceiver(ActorRef<ClusterMessage.ToConnection> ref) implements Receiver {
    /** Somebody who waits for a table to be made, or for a person to be forgotten. */
    public record Reply(ActorRef<ClusterMessage.Made> ref) implements Consumer<String> {
        @Override
        public void accept(String fault) {
            ref.tell(new ClusterMessage.Made(fault));
        }
    }

    @Override
    public void send(String text, boolean last) {
        ref.tell(new ClusterMessage.Sent(text, last));
    }

    @Override
    public void taken() {
        ref.tell(new ClusterMessage.Taken());
    }

    @Override
    public void lost() {
        ref.tell(new ClusterMessage.Lost());
    }
}
