package tablee.table.live;

import java.time.Duration;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.eventstream.EventStream;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tablee.table.message.Command;

/** One connection, on the node that it came to. Its table may be on another node, and may move. */
final class ConnectionActor extends AbstractBehavior<ClusterMessage.ToLine> {
    private static final Duration BEAT = Duration.ofSeconds(15);

    private final String connection;
    private final Consumer<ClusterMessage.ToTable> table;
    private final ConnectionOutput outlet;

    private ConnectionActor(
            ActorContext<ClusterMessage.ToLine> context,
            Command.Connect connect,
            Consumer<ClusterMessage.ToTable> table,
            ConnectionOutput outlet) {
        super(context);
        connection = connect.connection();
        this.table = table;
        this.outlet = outlet;
        table.accept(new ClusterMessage.Open(connect, context.getSelf()));
    }

    static Behavior<ClusterMessage.ToLine> of(
            Command.Connect connect, Consumer<ClusterMessage.ToTable> table, ConnectionOutput outlet) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            timers.startTimerWithFixedDelay(new ClusterMessage.Beat(), BEAT);
            ActorRef<ClusterMessage.Beat> self = context.getSelf().narrow();
            context.getSystem().eventStream().tell(new EventStream.Subscribe<>(ClusterMessage.Beat.class, self));
            return new ConnectionActor(context, connect, table, outlet);
        }));
    }

    @Override
    public Receive<ClusterMessage.ToLine> createReceive() {
        return newReceiveBuilder()
                .onMessage(ClusterMessage.Sent.class, this::sent)
                .onMessage(ClusterMessage.Taken.class, taken -> taken())
                .onMessage(ClusterMessage.Typed.class, this::typed)
                .onMessage(ClusterMessage.Beat.class, beat -> here())
                .onMessage(ClusterMessage.Lost.class, lost -> end())
                .onMessage(ClusterMessage.HungUp.class, gone -> hangUp())
                .build();
    }

    /** A reader who cannot keep up is let go, and comes back with the version seen last. */
    private Behavior<ClusterMessage.ToLine> sent(ClusterMessage.Sent sent) {
        boolean taken = outlet.offer(sent.text());
        return taken && !sent.last() ? this : hangUp();
    }

    private Behavior<ClusterMessage.ToLine> typed(ClusterMessage.Typed typed) {
        table.accept(new ClusterMessage.Ask(
                new Command.Ask(connection, typed.text()), getContext().getSelf()));
        return this;
    }

    private Behavior<ClusterMessage.ToLine> taken() {
        outlet.taken();
        return this;
    }

    private Behavior<ClusterMessage.ToLine> here() {
        table.accept(new ClusterMessage.Here(connection, getContext().getSelf()));
        return this;
    }

    private Behavior<ClusterMessage.ToLine> hangUp() {
        table.accept(new ClusterMessage.Close(new Command.Disconnect(connection)));
        return end();
    }

    /** A table that does not know this line is told nothing: if it is just leaving, that would wake it up again. */
    private Behavior<ClusterMessage.ToLine> end() {
        outlet.close();
        return Behaviors.stopped();
    }
}
