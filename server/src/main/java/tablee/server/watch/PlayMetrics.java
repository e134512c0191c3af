package tablee.server.watch;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tablee.core.Actor;
import tablee.store.Change;
import tablee.store.StoreObserver;
import tablee.table.budget.Bounded;
import tablee.table.seats.TableRecord;

/** What is played, as far as numbers say it: tables, matches, moves, and how long they wait for the disk. */
public final class PlayMetrics implements StoreObserver {
    private static final Duration[] BUCKETS = {
        Duration.ofMillis(1), Duration.ofMillis(2), Duration.ofMillis(5), Duration.ofMillis(10),
        Duration.ofMillis(25), Duration.ofMillis(50), Duration.ofMillis(100), Duration.ofMillis(250),
        Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofMillis(2_500), Duration.ofSeconds(5)
    };

    private final Counter started;
    private final Counter finished;
    private final Counter moves;
    private final Counter failures;
    private final Timer moveTime;
    private final Timer commitTime;

    @Bounded(why = "the phases there are")
    private volatile Map<String, Integer> phases = Map.of();

    PlayMetrics(MeterRegistry registry) {
        started = counter(registry, "tablee.matches.started", "matches that began");
        finished = counter(registry, "tablee.matches.finished", "matches that ended");
        moves = counter(registry, "tablee.moves", "moves that seats made, bots among them");
        failures = counter(registry, "tablee.commit.failures", "commits that did not come about");
        moveTime = timer(registry, "tablee.move", "from the table's yes to a move until it is on disk and told");
        commitTime = timer(registry, "tablee.commit", "one commit, with everything that was gathered for it");
        for (TableRecord.Phase phase : TableRecord.Phase.values()) {
            String word = phase.name().toLowerCase(Locale.ROOT);
            Gauge.builder("tablee.tables", () -> phases.getOrDefault(word, 0))
                    .description("tables in the database by phase, the same at every node")
                    .tag("phase", word)
                    .register(registry);
        }
    }

    private static Counter counter(MeterRegistry registry, String name, String what) {
        return Counter.builder(name).description(what).register(registry);
    }

    private static Timer timer(MeterRegistry registry, String name, String what) {
        return Timer.builder(name)
                .description(what)
                .serviceLevelObjectives(BUCKETS)
                .register(registry);
    }

    /** How many tables there are of each phase; counted now and then, as it is a question for the whole database. */
    public void tables(Map<String, Integer> counted) {
        phases = Map.copyOf(counted);
    }

    @Override
    public void written(Change change, long nanos) {
        if (change.begin().isPresent()) started.increment();
        change.append().ifPresent(append -> {
            if (append.over()) finished.increment();
            long made = append.entries().stream()
                    .filter(entry -> Actor.isSeat(entry.actor()))
                    .count();
            moves.increment(made);
            if (made > 0) moveTime.record(nanos, TimeUnit.NANOSECONDS);
        });
    }

    @Override
    public void committed(boolean fine, long nanos) {
        commitTime.record(nanos, TimeUnit.NANOSECONDS);
        if (!fine) failures.increment();
    }
}
