package tablee.table.live;

import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;

/** Where what a connection is sent goes: to its actor, on whichever node that is. */
record ActorLine(ActorRef<ClusterMessage.ToLine> ref) implements RunnerEnvironment.Line {
    /** Where the answer goes to whoever waits for one. */
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
    public void lost() {
        ref.tell(new ClusterMessage.Lost());
    }
}
