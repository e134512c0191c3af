package tablee.live;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.japi.function.Function;
import tablee.table.message.Errand;

/** The way to every table. The first mail to a table wakes it, wherever it is. */
interface TableMailboxes {
    Duration ANSWER_WITHIN = Duration.ofSeconds(20);

    void tell(String table, Errand mail);

    /** @param mail made with where the answer is to go */
    <R> CompletionStage<R> ask(String table, Function<ActorRef<R>, Errand> mail);

    /** Has a table that is awake go, so that it is read again by those who come back. */
    void leave(String table);

    /** Whether mail arrives. */
    boolean isOpen();

    /** Asks the tables of this node to finish what they have begun, and to go. */
    void close();
}
