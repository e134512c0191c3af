package tablee.table.live;

import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.Done;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.japi.function.Function;
import tablee.table.message.Errand;

/** The tables of a server that is alone, without a cluster and so without a port that others could speak to. */
final class LocalTables implements TableMailboxes {
    private static final String IDLE = "tablee.tables.idle";

    private final ActorSystem<?> system;
    private final ActorRef<TableKeeper.Post> keeper;
    private volatile boolean open = true;

    LocalTables(ActorSystem<?> system, java.util.function.Function<String, Behavior<Errand>> tables) {
        this.system = system;
        Duration idle = system.settings().config().getDuration(IDLE);
        keeper = system.systemActorOf(TableKeeper.of(tables, idle), "tables", Props.empty());
    }

    @Override
    public void tell(String table, Errand mail) {
        keeper.tell(new TableKeeper.ToOne(table, mail));
    }

    @Override
    public <R> CompletionStage<R> ask(String table, Function<ActorRef<R>, Errand> mail) {
        return AskPattern.ask(
                keeper,
                replyTo -> new TableKeeper.ToOne(table, mail.apply(replyTo)),
                ANSWER_WITHIN,
                system.scheduler());
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
        CompletionStage<Done> empty =
                AskPattern.ask(keeper, TableKeeper.AllLeave::new, ANSWER_WITHIN, system.scheduler());
        try {
            empty.toCompletableFuture().join();
        } catch (CompletionException late) {
            system.log().warn("not all tables have finished: {}", String.valueOf(late.getMessage()));
        }
    }
}
