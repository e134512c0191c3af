package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import tablee.live.connection.ConnectionOutput;
import tablee.live.runner.TableNews;
import tablee.server.http.WorkerPool;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/**
 * Those who look at the lobby, and what they are told. Changes gather for a moment, so that a busy server tells of many at
 * once. All of it happens on one event loop.
 */
public final class LobbyHub {
    private static final long GATHER_MILLIS = 400;
    private static final long MOST_GATHER_MILLIS = 5_000;

    private final Context context;
    private final Vertx vertx;
    private final WorkerPool readers;
    private final LobbyQuery lobby;

    @Bounded(by = {Budget.SOCKETS, Budget.ALL_SOCKETS})
    private final Map<ConnectionOutput, String> watchers = new LinkedHashMap<>();

    @Bounded(why = "emptied each time the lobby is told")
    private final Set<String> changed = new HashSet<>();

    private boolean openChanged = true;
    private boolean gathering;

    LobbyHub(Vertx vertx, LobbyQuery lobby, WorkerPool readers) {
        this.vertx = vertx;
        this.lobby = lobby;
        this.readers = readers;
        context = vertx.getOrCreateContext();
    }

    /** How many look at the lobby. */
    public int size() {
        return watchers.size();
    }

    void enter(ConnectionOutput outlet, String person) {
        context.runOnContext(now -> {
            watchers.put(outlet, person);
            tell(person, Set.of(outlet));
        });
    }

    void leave(ConnectionOutput outlet) {
        context.runOnContext(now -> watchers.remove(outlet));
    }

    /** From whatever thread. */
    void hear(TableNews news) {
        context.runOnContext(now -> {
            if (watchers.isEmpty()) return;
            TableRecord record = news.record();
            openChanged |= record.terms().isListed();
            record.people().forEach(changed::add);
            record.host().person().ifPresent(changed::add);
            news.called().forEach(person -> call(person, record));
            if (!gathering) vertx.setTimer(gatherMillis(), timer -> context.runOnContext(then -> tellAll()));
            gathering = true;
        });
    }

    /** The more look on, the longer changes gather: telling all of them is the same work for one change as for many. */
    private long gatherMillis() {
        return Math.min(GATHER_MILLIS + watchers.size(), MOST_GATHER_MILLIS);
    }

    private void call(String person, TableRecord record) {
        LobbyTable.Turn turn = new LobbyTable.Turn(record.id(), record.terms().game(), record.title());
        String text = Json.event(turn).toString();
        watchersOf(person).forEach(outlet -> outlet.offer(text));
    }

    private Set<ConnectionOutput> watchersOf(String person) {
        Set<ConnectionOutput> of = new LinkedHashSet<>();
        watchers.forEach((outlet, someone) -> {
            if (someone.equals(person)) of.add(outlet);
        });
        return of;
    }

    private void tellAll() {
        gathering = false;
        Set<String> concerned = new LinkedHashSet<>(openChanged ? watchers.values() : changed);
        concerned.retainAll(watchers.values());
        openChanged = false;
        changed.clear();
        concerned.forEach(person -> tell(person, watchersOf(person)));
    }

    private void tell(String person, Set<ConnectionOutput> outlets) {
        readers.ask(() -> event(person))
                .onSuccess(text -> context.runOnContext(now -> outlets.forEach(outlet -> {
                    if (!outlet.offer(text)) outlet.close();
                })));
    }

    private String event(String person) {
        ObjectNode event = JsonNodeFactory.instance.objectNode().put("event", "lobby");
        event.set("open", lobby.openTo(person));
        event.set("mine", lobby.mine(person));
        return event.toString();
    }
}
