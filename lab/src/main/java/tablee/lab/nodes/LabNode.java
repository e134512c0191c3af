package tablee.lab.nodes;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import tablee.lab.series.WorkQueue;

/** Asks for games, has them played, and tells how they went: a node's part of the talk. */
final class LabNode extends AbstractBehavior<LabMessage> {
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final int MOST_IN_A_BATCH = 64;
    private static final long SHORT_NANOS = 200_000_000L;
    private static final long LONG_NANOS = 1_000_000_000L;

    /**
     * How it ended.
     *
     * @param over all was played
     * @param refusal why the lab does not take it, or empty
     * @param met whether there was a lab; it has gone, if it is not over
     */
    record Ending(boolean over, String refusal, boolean met) {
        static final Ending NOBODY = new Ending(false, "", false);
    }

    private final int cores;
    private final CompletableFuture<Ending> ending;
    private final TimerScheduler<LabMessage> timers;
    private final BatchPlayers players;
    private Optional<ActorRef<LabMessage>> host = Optional.empty();
    private int inABatch = 1;
    private boolean playing;

    private LabNode(
            ActorContext<LabMessage> context,
            TimerScheduler<LabMessage> timers,
            int cores,
            CompletableFuture<Ending> ending) {
        super(context);
        this.cores = cores;
        this.ending = ending;
        this.timers = timers;
        players = new BatchPlayers(cores);
        ActorRef<Receptionist.Listing> listings = context.messageAdapter(
                Receptionist.Listing.class, listing -> new LabMessage.Found(listing.getServiceInstances(LabHost.KEY)));
        context.getSystem().receptionist().tell(Receptionist.subscribe(LabHost.KEY, listings));
    }

    static Behavior<LabMessage> of(int cores, CompletableFuture<Ending> ending) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> new LabNode(context, timers, cores, ending)));
    }

    @Override
    public Receive<LabMessage> createReceive() {
        return newReceiveBuilder()
                .onMessage(LabMessage.Found.class, this::greet)
                .onMessage(LabMessage.Plan.class, this::begin)
                .onMessage(LabMessage.Work.class, this::play)
                .onMessage(LabMessage.Batch.class, this::tell)
                .onMessage(LabMessage.Again.class, again -> want())
                .onMessage(LabMessage.Failed.class, this::fail)
                .onMessage(LabMessage.Refused.class, refused -> end(new Ending(false, refused.why(), true)))
                .onMessage(LabMessage.Over.class, over -> end(new Ending(true, "", true)))
                .onMessage(LabMessage.Gone.class, gone -> end(new Ending(false, "", playing)))
                .onSignal(PostStop.class, stopped -> leave())
                .build();
    }

    private Behavior<LabMessage> greet(LabMessage.Found found) {
        if (host.isPresent() || found.hosts().isEmpty()) return this;
        ActorRef<LabMessage> first = found.hosts().iterator().next();
        host = Optional.of(first);
        getContext().watchWith(first, new LabMessage.Gone(first));
        first.tell(new LabMessage.Hello(LabBuild.mark(), getContext().getSelf()));
        return this;
    }

    private Behavior<LabMessage> begin(LabMessage.Plan plan) {
        if (playing) return this;
        playing = true;
        players.plan(plan);
        for (int core = 0; core < cores; core++) want();
        return this;
    }

    private Behavior<LabMessage> want() {
        host.ifPresent(
                each -> each.tell(new LabMessage.Want(inABatch, getContext().getSelf())));
        return this;
    }

    private Behavior<LabMessage> play(LabMessage.Work work) {
        List<WorkQueue.Unit> units = work.units();
        if (units.isEmpty()) timers.startSingleTimer(new Object(), new LabMessage.Again(), PAUSE);
        else players.play(units, getContext().getSelf());
        return this;
    }

    /** Short games travel together, so that talk costs little; long ones alone, so that little is lost with a node. */
    private Behavior<LabMessage> tell(LabMessage.Batch batch) {
        if (batch.wallNanos() < SHORT_NANOS) inABatch = Math.min(MOST_IN_A_BATCH, 2 * inABatch);
        if (batch.wallNanos() > LONG_NANOS) inABatch = Math.max(1, inABatch / 2);
        host.ifPresent(each -> each.tell(new LabMessage.Done(
                batch.units(),
                batch.lines(),
                batch.processorNanos(),
                getContext().getSelf())));
        return want();
    }

    private Behavior<LabMessage> fail(LabMessage.Failed failed) {
        host.ifPresent(each -> each.tell(failed));
        return this;
    }

    /** Pekko stops a node that lost the one with the games, often before it says that the other has gone. */
    private Behavior<LabMessage> leave() {
        players.stop();
        ending.complete(new Ending(false, "", playing));
        return this;
    }

    private Behavior<LabMessage> end(Ending how) {
        players.stop();
        ending.complete(how);
        return Behaviors.stopped();
    }
}
