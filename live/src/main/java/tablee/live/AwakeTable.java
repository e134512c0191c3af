package tablee.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.table.budget.Bounded;
import tablee.table.message.Errand;

/** A table of {@link LocalTables} that is awake, or about to leave. What arrives while it leaves is kept for the one that comes after it. */
final class AwakeTable {
    private final ActorRef<Errand> mailbox;

    @Bounded(why = "what comes in the moment in which a table leaves")
    private final List<Errand> held = new ArrayList<>();

    private long usedNanos = System.nanoTime();
    private boolean leaving;

    AwakeTable(ActorRef<Errand> mailbox) {
        this.mailbox = mailbox;
    }

    AwakeTable take(Errand errand) {
        usedNanos = System.nanoTime();
        if (leaving) held.add(errand);
        else mailbox.tell(errand);
        return this;
    }

    /** What arrived too late for it. */
    List<Errand> held() {
        return held;
    }

    AwakeTable leave() {
        if (!leaving) mailbox.tell(new Errand.Leave());
        leaving = true;
        return this;
    }

    AwakeTable leaveAfter(Duration idle) {
        return System.nanoTime() - usedNanos > idle.toNanos() ? leave() : this;
    }
}
