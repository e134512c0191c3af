package tablee.live;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tablee.table.message.Errand;

/** One table, somewhere in a cluster: Pekko's mailbox around a {@link RunningTable}. */
final class TableEntity extends AbstractBehavior<Object> {
    /** What this table was waiting for is there: it was read, written or thought. */
    private record Note(Runnable act) implements NoSerializationVerificationNeeded {}

    private final RunningTable table;

    private TableEntity(ActorContext<Object> context, String id, RunningTable.Node node) {
        super(context);
        ActorRef<Object> self = context.getSelf();
        table = new RunningTable(id, node, act -> self.tell(new Note(act)));
    }

    static Behavior<Errand> of(String id, RunningTable.Node node) {
        return Behaviors.<Object>setup(context -> new TableEntity(context, id, node))
                .narrow();
    }

    @Override
    public Receive<Object> createReceive() {
        return newReceiveBuilder()
                .onMessage(Errand.class, this::takes)
                .onMessage(Note.class, this::notes)
                .onSignal(PostStop.class, stopped -> leaves())
                .build();
    }

    private Behavior<Object> leaves() {
        table.leave();
        return this;
    }

    private Behavior<Object> takes(Errand errand) {
        table.runner().take(errand);
        return goesOn();
    }

    private Behavior<Object> notes(Note note) {
        note.act.run();
        return goesOn();
    }

    private Behavior<Object> goesOn() {
        return table.runner().hasLeft() ? Behaviors.stopped() : this;
    }
}
