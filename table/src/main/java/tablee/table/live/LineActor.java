package tablee.table.live;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.eventstream.EventStream;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import tablee.table.Command;

/** One connection, on the node that it came to. Its table may be on another node, and may move. */
final class LineActor extends AbstractBehavior<Mail.ToLine> {
    private static final Duration BEAT = Duration.ofSeconds(15);

    private final String connection;
    private final EntityRef<Mail.ToTable> table;
    private final Outlet outlet;

    private LineActor(
            ActorContext<Mail.ToLine> context, Command.Connect connect, EntityRef<Mail.ToTable> table, Outlet outlet) {
        super(context);
        connection = connect.connection();
        this.table = table;
        this.outlet = outlet;
        table.tell(new Mail.Open(connect, context.getSelf()));
    }

    static Behavior<Mail.ToLine> of(Command.Connect connect, EntityRef<Mail.ToTable> table, Outlet outlet) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            timers.startTimerWithFixedDelay(new Mail.Beat(), BEAT);
            ActorRef<Mail.Beat> self = context.getSelf().narrow();
            context.getSystem().eventStream().tell(new EventStream.Subscribe<>(Mail.Beat.class, self));
            return new LineActor(context, connect, table, outlet);
        }));
    }

    @Override
    public Receive<Mail.ToLine> createReceive() {
        return newReceiveBuilder()
                .onMessage(Mail.Sent.class, this::sent)
                .onMessage(Mail.Typed.class, this::typed)
                .onMessage(Mail.Beat.class, beat -> here())
                .onMessage(Mail.Lost.class, lost -> end())
                .onMessage(Mail.HungUp.class, gone -> hangUp())
                .build();
    }

    /** A reader who cannot keep up is let go, and comes back with the version seen last. */
    private Behavior<Mail.ToLine> sent(Mail.Sent sent) {
        boolean taken = outlet.offer(sent.text());
        return taken && !sent.last() ? this : hangUp();
    }

    private Behavior<Mail.ToLine> typed(Mail.Typed typed) {
        table.tell(new Mail.Ask(
                new Command.Ask(connection, typed.text()), getContext().getSelf()));
        return this;
    }

    private Behavior<Mail.ToLine> here() {
        table.tell(new Mail.Here(connection, getContext().getSelf()));
        return this;
    }

    private Behavior<Mail.ToLine> hangUp() {
        table.tell(new Mail.Close(new Command.Disconnect(connection)));
        return end();
    }

    /** A table that does not know this line is told nothing: if it is just leaving, that would wake it up again. */
    private Behavior<Mail.ToLine> end() {
        outlet.close();
        return Behaviors.stopped();
    }
}
