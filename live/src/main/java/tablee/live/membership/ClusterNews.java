package tablee.live.membership;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.apache.pekko.cluster.typed.Cluster;
import tablee.live.connection.ClusterMessage;
import tablee.live.runner.TableNews;
import tablee.table.budget.Bounded;

/**
 * From one node to all others: news of tables, for their lobbies, of tournaments, for those who look at them, and who has to go. What is
 * lost on the way is seen at the next look: a lobby's, or that of anyone who tries to come in.
 */
public final class ClusterNews {
    private final String node = UUID.randomUUID().toString();
    private final Cluster cluster;
    private final ActorRef<Topic.Command<ClusterMessage.ToAll>> topic;

    @Bounded(why = "parts of the server, at its start")
    private final List<Consumer<TableNews>> listeners = new CopyOnWriteArrayList<>();

    @Bounded(why = "parts of the server, at its start")
    private final List<ObjIntConsumer<String>> doors = new CopyOnWriteArrayList<>();

    @Bounded(why = "parts of the server, at its start")
    private final List<ObjIntConsumer<String>> spectators = new CopyOnWriteArrayList<>();

    public ClusterNews(ActorSystem<?> system) {
        cluster = Cluster.get(system);
        topic = system.systemActorOf(Topic.create(ClusterMessage.ToAll.class, "news"), "news", Props.empty());
        ActorRef<ClusterMessage.ToAll> ear = system.systemActorOf(hears(), "news-ear", Props.empty());
        topic.tell(Topic.subscribe(ear));
    }

    private Behavior<ClusterMessage.ToAll> hears() {
        return Behaviors.receive(ClusterMessage.ToAll.class)
                .onMessage(ClusterMessage.ToAll.class, mail -> {
                    if (!mail.node().equals(node)) hear(mail);
                    return Behaviors.same();
                })
                .build();
    }

    private void hear(ClusterMessage.ToAll mail) {
        if (mail instanceof ClusterMessage.Rumour rumour) listeners.forEach(listener -> listener.accept(rumour.news()));
        if (mail instanceof ClusterMessage.TournamentNews news)
            spectators.forEach(each -> each.accept(news.tournament(), news.version()));
        if (mail instanceof ClusterMessage.Dismissal gone)
            doors.forEach(door -> door.accept(gone.person(), gone.code()));
    }

    public void listen(Consumer<TableNews> listener) {
        listeners.add(listener);
    }

    public void listen(ObjIntConsumer<String> door) {
        doors.add(door);
    }

    public void listenToTournaments(ObjIntConsumer<String> spectator) {
        spectators.add(spectator);
    }

    public void passTournament(String id, int version) {
        pass(new ClusterMessage.TournamentNews(node, id, version));
    }

    public void pass(TableNews news) {
        pass(new ClusterMessage.Rumour(node, news));
    }

    public void dismiss(String person, int code) {
        pass(new ClusterMessage.Dismissal(node, person, code));
    }

    private void pass(ClusterMessage.ToAll mail) {
        boolean alone = cluster.state().members().size() <= 1;
        if (!alone) topic.tell(Topic.publish(mail));
    }
}
