package tablee.lab.nodes;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;
import tablee.lab.game.Observed;
import tablee.lab.series.WorkQueue;

/** Hands out the games of a queue to the nodes that ask, and takes back those of a node that has gone. */
final class LabHost extends AbstractBehavior<LabMessage> {
    static final ServiceKey<LabMessage> KEY = ServiceKey.create(LabMessage.class, "lab");

    /** What a node has, and has done. */
    private static final class Helper {
        private final Set<WorkQueue.Unit> units = new TreeSet<>();
        private long games;
        private long processorNanos;
    }

    private final WorkQueue queue;
    private final LabMessage.Plan plan;
    private final String build;
    private final PrintStream err;
    private final Map<ActorRef<LabMessage>, Helper> helpers = new LinkedHashMap<>();

    private LabHost(ActorContext<LabMessage> context, WorkQueue queue, LabMessage.Plan plan, PrintStream err) {
        super(context);
        this.queue = queue;
        this.plan = plan;
        this.err = err;
        build = LabBuild.mark();
        context.getSystem().receptionist().tell(Receptionist.register(KEY, context.getSelf()));
    }

    static Behavior<LabMessage> of(WorkQueue queue, LabMessage.Plan plan, PrintStream err) {
        return Behaviors.setup(context -> new LabHost(context, queue, plan, err));
    }

    @Override
    public Receive<LabMessage> createReceive() {
        return newReceiveBuilder()
                .onMessage(LabMessage.Hello.class, this::welcome)
                .onMessage(LabMessage.Want.class, this::hand)
                .onMessage(LabMessage.Done.class, this::keep)
                .onMessage(LabMessage.Failed.class, this::fail)
                .onMessage(LabMessage.Gone.class, this::lose)
                .onMessage(LabMessage.Over.class, over -> end())
                .build();
    }

    private Behavior<LabMessage> welcome(LabMessage.Hello hello) {
        if (!hello.build().equals(build)) {
            hello.node().tell(new LabMessage.Refused("its build is not that of the lab, and would play other games"));
            return this;
        }
        if (helpers.putIfAbsent(hello.node(), new Helper()) == null) {
            getContext().watchWith(hello.node(), new LabMessage.Gone(hello.node()));
            err.println("A node has come: " + name(hello.node()) + ".");
        }
        hello.node().tell(plan);
        return this;
    }

    private static String name(ActorRef<LabMessage> node) {
        Address address = node.path().address();
        return address.getHost().orElse("here") + ":" + address.getPort().orElse(0);
    }

    private Behavior<LabMessage> hand(LabMessage.Want want) {
        Helper helper = helpers.get(want.node());
        if (helper == null) return this; // it was taken for gone, and says hello again
        List<WorkQueue.Unit> units = queue.take(want.most());
        helper.units.addAll(units);
        want.node().tell(queue.isOver() ? new LabMessage.Over() : new LabMessage.Work(units));
        return this;
    }

    private Behavior<LabMessage> keep(LabMessage.Done done) {
        for (int i = 0; i < done.units().size(); i++)
            queue.keep(done.units().get(i).series(), Observed.read(done.lines().get(i)));
        Helper helper = helpers.get(done.node());
        if (helper == null) return this;
        done.units().forEach(helper.units::remove);
        helper.games += done.units().size();
        helper.processorNanos += done.processorNanos();
        return this;
    }

    private Behavior<LabMessage> fail(LabMessage.Failed failed) {
        queue.fail(new IllegalStateException(name(failed.node()) + ": " + failed.what()));
        return this;
    }

    private Behavior<LabMessage> lose(LabMessage.Gone gone) {
        Helper helper = helpers.remove(gone.other());
        if (helper == null) return this;
        queue.giveBack(helper.units);
        err.println("A node has gone: " + name(gone.other()) + "; " + helper.units.size()
                + " games that it had are handed out again. " + account(helper));
        return this;
    }

    private static String account(Helper helper) {
        return String.format(
                Locale.ROOT, "It played %d games in %.1f s of processor.", helper.games, helper.processorNanos / 1e9);
    }

    /** Everybody is sent home. */
    private Behavior<LabMessage> end() {
        helpers.forEach((node, helper) -> {
            err.println("The node " + name(node) + " is done. " + account(helper));
            node.tell(new LabMessage.Over());
        });
        return this;
    }
}
