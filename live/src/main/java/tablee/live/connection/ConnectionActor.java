package tablee.live.connection;

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
import tablee.table.message.Errand;

/** Hears what one connection is sent, on the node that it came to. Its table may be on another node, and may move. */
public final class ConnectionActor extends AbstractBehavior<ClusterMessage.ToConnection> {
    private static final Duration BEAT = Duration.ofSeconds(15);

    private final String connection;
    private final Consumer<Errand> table;
    private final ConnectionOutput outlet;

    private ConnectionActor(
            ActorContext<ClusterMessage.ToConnection> context,
            String connection,
            Consumer<Errand> table,
            ConnectionOutput outlet) {
        super(context);
        this.connection = connection;
        this.table = table;
        this.outlet = outlet;
    }

    public static Behavior<ClusterMessage.ToConnection> of(
            String connection, Consumer<Errand> table, ConnectionOutput outlet) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            timers.startTimerWithFixedDelay(new ClusterMessage.Beat(), BEAT);
            ActorRef<ClusterMessage.Beat> self = context.getSelf().narrow();
            context.getSystem().eventStream().tell(new EventStream.Subscribe<>(ClusterMessage.Beat.class, self));
            return new ConnectionActor(context, connection, table, outlet);
        }));
    }

    @Override
    public Receive<ClusterMessage.ToConnection> createReceive() {
        return newReceiveBuilder()
                .onMessage(ClusterMessage.Sent.class, this::sent)
                .onMessage(ClusterMessage.Taken.class, taken -> taken())
                .onMessage(ClusterMessage.Beat.class, beat -> here())
                .onMessage(ClusterMessage.Lost.class, lost -> end())
                .onMessage(ClusterMessage.HungUp.class, gone -> hangUp())
                .build();
    }

    /** A reader who cannot keep up is cut off, and comes back with the version seen last. */
    private Behavior<ClusterMessage.ToConnection> sent(ClusterMessage.Sent sent) {
        boolean taken = outlet.offer(sent.text());
        return taken && !sent.last() ? this : hangUp();
    }

    private Behavior<ClusterMessage.ToConnection> taken() {
        outlet.taken();
        return this;
    }

    private Behavior<ClusterMessage.ToConnection> here() {
        table.accept(new Errand.Here(connection, new ActorReceiver(getContext().getSelf())));
        return this;
    }

    private Behavior<ClusterMessage.ToConnection> hangUp() {
        table.accept(new Command.Disconnect(connection));
        return end();
    }

    /** A table that does not know this connection is told nothing: if it is just leaving, that would wake it up again. */
    private Behavior<ClusterMessage.ToConnection> end() {
        outlet.close();
        return Behaviors.stopped();
    }
}
