package tablee.server.tables;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import tablee.live.connection.ConnectionOutput;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** Those who look at one thing, such as a tournament, and are told when it has changed. All of it happens on one event loop. */
public final class NewsHub {
    private static final long GATHER_MILLIS = 400;

    private final Context context;
    private final Vertx vertx;

    @Bounded(by = {Budget.SOCKETS, Budget.ALL_SOCKETS})
    private final Map<String, Set<ConnectionOutput>> watchers = new LinkedHashMap<>();

    @Bounded(why = "only what somebody looks at, and emptied each time it is told")
    private final Map<String, String> latest = new LinkedHashMap<>();

    NewsHub(Vertx vertx) {
        this.vertx = vertx;
        context = vertx.getOrCreateContext();
    }

    void enter(String topic, ConnectionOutput output) {
        context.runOnContext(now ->
                watchers.computeIfAbsent(topic, none -> new LinkedHashSet<>()).add(output));
    }

    void leave(String topic, ConnectionOutput output) {
        context.runOnContext(now -> watchers.computeIfPresent(topic, (same, all) -> {
            all.remove(output);
            return all.isEmpty() ? null : all;
        }));
    }

    /** From whatever thread. Of several in a moment only the last one is told. */
    public void tell(String topic, String text) {
        context.runOnContext(now -> {
            if (!watchers.containsKey(topic)) return;
            if (latest.isEmpty()) vertx.setTimer(GATHER_MILLIS, timer -> context.runOnContext(then -> tellAll()));
            latest.put(topic, text);
        });
    }

    private void tellAll() {
        latest.forEach((topic, text) -> Set.copyOf(watchers.getOrDefault(topic, Set.of()))
                .forEach(output -> {
                    if (!output.offer(text)) output.close();
                }));
        latest.clear();
    }
}
