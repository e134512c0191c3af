package tablee.lab.nodes;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;

/** The end of a node, which leaves the others politely, and does not wait for ever. */
final class NodeSystem {
    private static final long CLOSING_SECONDS = 10;

    private NodeSystem() {}

    static void end(ActorSystem<LabMessage> system) throws InterruptedException {
        system.terminate();
        try {
            system.getWhenTerminated().toCompletableFuture().get(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            // It goes with the process.
        }
    }
}
