package tablee.lab.nodes;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;

/** {@code tablee lab join}: helps a lab that runs elsewhere, until its games are played. */
public final class JoinCommand {
    private static final CliCommand COMMAND = command();

    private static final long LONGEST_TRY_SECONDS = 15;

    private JoinCommand() {}

    private static CliCommand command() {
        CliCommand command = CliCommand.named(
                        "lab join", "plays games of a lab that was started with --listen; come and go at any time")
                .words("HOST:PORT", "where the lab listens")
                .option("cores", "N", "how many games at once (default: all cores there are)")
                .option("here", "HOST:PORT", "where the lab reaches this node (default: 127.0.0.1:0, any free port)")
                .option(
                        "patience",
                        "SECONDS",
                        "how long to look for a lab that is not there, or has gone (default 60)");
        NodeAddress.flags().forEach(flag -> command.option(flag.getKey(), "FILE", flag.getValue()));
        return command;
    }

    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            if (arguments.words().size() != 1) throw new BadInput("Name one lab, as HOST:PORT.");
            return help(arguments, NodeAddress.read(arguments.words().get(0)), err);
        });
    }

    /** A lab that goes, perhaps to come back where it stopped, is looked for again. */
    private static int help(Arguments arguments, NodeAddress lab, PrintStream err) {
        long patience = TimeUnit.SECONDS.toNanos(patience(arguments));
        long lost = System.nanoTime();
        while (System.nanoTime() - lost < patience) {
            LabNode.Ending ending = session(arguments, lab);
            if (ending.over()) {
                err.println("All games are played.");
                return CliCommand.FINE;
            }
            if (!ending.refusal().isEmpty()) {
                err.println("tablee: the lab at " + lab + " does not take this node: " + ending.refusal() + ".");
                return CliCommand.FAILED;
            }
            if (ending.met()) lost = System.nanoTime();
        }
        err.println("tablee: there is no lab at " + lab + ", or none any more.");
        return CliCommand.FAILED;
    }

    private static LabNode.Ending session(Arguments arguments, NodeAddress lab) {
        int cores =
                (int) arguments.number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
        NodeAddress here = NodeAddress.read(arguments.last("here").orElse("127.0.0.1:0"));
        CompletableFuture<LabNode.Ending> ending = new CompletableFuture<>();
        ActorSystem<LabMessage> system = ActorSystem.create(
                LabNode.of(cores, ending),
                NodeAddress.SYSTEM,
                patient(arguments).withFallback(here.config(arguments)));
        var unused = system.getWhenTerminated().thenRun(() -> ending.complete(LabNode.Ending.NOBODY));
        Cluster.get(system).manager().tell(new JoinSeedNodes(List.of(lab.address())));
        try {
            return ending.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new LabNode.Ending(true, "", true);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a node ends by itself", e);
        } finally {
            close(system);
        }
    }

    /** One that is not let in goes, and comes anew. */
    private static Config patient(Arguments arguments) {
        long seconds = Math.min(LONGEST_TRY_SECONDS, patience(arguments));
        return ConfigFactory.parseMap(
                Map.of("pekko.cluster.shutdown-after-unsuccessful-join-seed-nodes", seconds + "s"));
    }

    private static long patience(Arguments arguments) {
        return arguments.number("patience", 1, 1_000_000, 60);
    }

    private static void close(ActorSystem<LabMessage> system) {
        try {
            NodeSystem.end(system);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
