package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.live.connection.ActorReceiver;
import tablee.live.connection.ClusterMessage;
import tablee.live.connection.ClusterMessageSerializer;
import tablee.live.runner.TableNews;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;

/** What goes from one node to another, on its way as a text. */
class ErrandTextTest {
    private static ActorSystem<Void> system;

    @BeforeAll
    static void open() {
        system = ActorSystem.create(
                Behaviors.empty(),
                "texts",
                ConfigFactory.parseMap(Map.of("pekko.actor.provider", "local")).withFallback(ConfigFactory.load()));
    }

    @AfterAll
    static void close() {
        system.terminate();
    }

    private static <T> ActorRef<T> actor() {
        Behavior<T> ignores = Behaviors.ignore();
        return system.systemActorOf(ignores, "somebody-" + System.nanoTime(), Props.empty());
    }

    static Stream<Object> all() {
        ActorReceiver line = new ActorReceiver(actor());
        ActorReceiver.Reply reply = new ActorReceiver.Reply(actor());
        TableRecord record = TableRecord.of("t", TableTerms.of("circus", 2, Map.of()), "ann", 0);
        return Stream.of(
                new Errand.Make(record, true, reply),
                new Errand.Here("c", line),
                new Errand.Leave(),
                new Command.Connect("c", new Caller("ann", "Ann", false), "pl", "t.1", 7, line),
                new Command.Disconnect("c"),
                new Command.Ask("c", "{\"do\":\"sync\"}", line),
                new Command.Forget("ann", reply),
                new Command.Wake(),
                new ClusterMessage.Sent("{\"event\":\"bye\"}", true),
                new ClusterMessage.Taken(),
                new ClusterMessage.Lost(),
                new ClusterMessage.Made("why not"),
                new ClusterMessage.Rumour("n", new TableNews(record, List.of(0), List.of("ann"), List.of())),
                new ClusterMessage.TournamentNews("n", "cup", 3),
                new ClusterMessage.Dismissal("n", "ann", 4401));
    }

    @ParameterizedTest
    @MethodSource("all")
    @DisplayName("What nodes tell each other arrives as it was")
    void arrives(Object mail) {
        ClusterMessageSerializer texts = new ClusterMessageSerializer((ExtendedActorSystem) Adapter.toClassic(system));
        assertEquals(mail, texts.fromBinary(texts.toBinary(mail), texts.manifest(mail)));
    }
}
