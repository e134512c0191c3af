package tablee.lab.nodes;

import java.io.PrintStream;
import java.util.List;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import tablee.cli.Arguments;
import tablee.core.BadInput;
import tablee.lab.game.Arrangement;
import tablee.lab.series.WorkQueue;

/** Lets other nodes help with a queue. */
public record NodeHost(NodeAddress address, List<Arrangement> series, long seed, Arguments arguments, PrintStream err) {
    private static final long FAREWELL_MILLIS = 500;

    /** @param listen {@code HOST:PORT}, where others reach this one */
    public static NodeHost of(
            String listen, List<Arrangement> series, long seed, Arguments arguments, PrintStream err) {
        for (Arrangement each : series) {
            if (each.bots().stream().anyMatch(bot -> bot.contains(".weights")))
                throw new BadInput("Other nodes do not have your files of weights: --listen takes levels only.");
        }
        return new NodeHost(NodeAddress.read(listen), series, seed, arguments, err);
    }

    /** What it answers with sends everybody home. */
    public Runnable help(WorkQueue queue) {
        LabMessage.Plan plan =
                new LabMessage.Plan(seed, series.stream().map(SeriesText::of).toList());
        ActorSystem<LabMessage> system =
                ActorSystem.create(LabHost.of(queue, plan, err), NodeAddress.SYSTEM, address.config(arguments));
        Cluster cluster = Cluster.get(system);
        cluster.manager().tell(Join.create(cluster.selfMember().address()));
        String here = cluster.selfMember().address().getHost().get() + ":"
                + cluster.selfMember().address().getPort().get();
        err.println("Others can help: lab join " + here);
        return () -> close(system);
    }

    private static void close(ActorSystem<LabMessage> system) {
        system.tell(new LabMessage.Over());
        try {
            Thread.sleep(FAREWELL_MILLIS);
            NodeSystem.end(system);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
