package tablee.table.live;

import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.table.message.Receiver;

/** A connection as its table sees it: an actor, on whatever node. */
record ActorReceiver(ActorRef<ClusterMessage.ToConnection> ref) implements Receiver {
    /** Whoever waits for a table to be made, or for a person to be forgotten. */
    record Reply(ActorRef<ClusterMessage.Made> ref) implements Consumer<String> {
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
