package tablee.table.live;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.apache.pekko.cluster.typed.Cluster;

/** News of tables from one node to all others, for their lobbies. What is lost on the way is seen at the next look. */
final class Grapevine {
    private final String node = UUID.randomUUID().toString();
    private final Cluster cluster;
    private final ActorRef<Topic.Command<Mail.Rumour>> topic;
    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();

    Grapevine(ActorSystem<SpawnProtocol.Command> system) {
        cluster = Cluster.get(system);
        topic = system.systemActorOf(Topic.create(Mail.Rumour.class, "news"), "news", Props.empty());
        ActorRef<Mail.Rumour> ear = system.systemActorOf(hears(), "news-ear", Props.empty());
        topic.tell(Topic.subscribe(ear));
    }

    private Behavior<Mail.Rumour> hears() {
        return Behaviors.receive(Mail.Rumour.class)
                .onMessage(Mail.Rumour.class, rumour -> {
                    if (!rumour.node().equals(node)) {
                        listeners.forEach(listener -> listener.accept(rumour.news()));
                    }
                    return Behaviors.same();
                })
                .build();
    }

    void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    void pass(News news) {
        boolean alone = cluster.state().members().size() <= 1;
        if (!alone) topic.tell(Topic.publish(new Mail.Rumour(node, news)));
    }
}
