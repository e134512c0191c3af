package tablee.lab.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LabNodeTest {
    private static final int PATIENCE_SECONDS = 60;

    /** A lab that says what is to be played, and hears that the node wants games. */
    private static Behavior<LabMessage> lab(CompletableFuture<Boolean> wanted) {
        return Behaviors.receive(LabMessage.class)
                .onMessage(LabMessage.Hello.class, hello -> {
                    hello.node().tell(new LabMessage.Plan(1, List.of()));
                    return Behaviors.same();
                })
                .onMessage(LabMessage.Want.class, want -> {
                    wanted.complete(true);
                    return Behaviors.same();
                })
                .build();
    }

    private static <T> ActorSystem<T> system(Behavior<T> behavior, String name) {
        return ActorSystem.create(
                behavior,
                name,
                ConfigFactory.parseString("pekko.actor.provider = local").withFallback(ConfigFactory.load()));
    }

    @Test
    @DisplayName(
            "A node that is stopped because the lab was lost knows that it had met it: its patience begins then, and"
                    + " not when it was started")
    void stopped() throws Exception {
        CompletableFuture<Boolean> wanted = new CompletableFuture<>();
        CompletableFuture<LabNode.Ending> ending = new CompletableFuture<>();
        ActorSystem<LabMessage> lab = system(lab(wanted), "lab");
        ActorSystem<LabMessage> node = system(LabNode.of(1, ending), "node");
        try {
            node.tell(new LabMessage.Found(Set.of(lab)));
            wanted.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            node.terminate();
            assertEquals(new LabNode.Ending(false, "", true), ending.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } finally {
            node.terminate();
            lab.terminate();
        }
    }
}
