package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import tablee.server.http.Pool;
import tablee.table.Chair;
import tablee.table.Sheet;
import tablee.table.Terms;
import tablee.table.live.News;
import tablee.table.live.Outlet;

/**
 * Those who look at the lobby, and what they are told. Changes gather for a moment, so that a busy server tells of many at
 * once. All of it happens on one event loop.
 */
public final class LobbyHub {
    private static final long GATHER_MILLIS = 400;

    private final Context context;
    private final Vertx vertx;
    private final Pool readers;
    private final Lobby lobby;
    private final Map<Outlet, String> watchers = new LinkedHashMap<>();
    private final Set<String> changed = new HashSet<>();

    private ArrayNode open = JsonNodeFactory.instance.arrayNode();
    private boolean openChanged = true;
    private boolean gathering;

    LobbyHub(Vertx vertx, Lobby lobby, Pool readers) {
        this.vertx = vertx;
        this.lobby = lobby;
        this.readers = readers;
        context = vertx.getOrCreateContext();
    }

    /** How many look at the lobby. */
    public int size() {
        return watchers.size();
    }

    void enter(Outlet outlet, String person) {
        context.runOnContext(now -> {
            watchers.put(outlet, person);
            readers.ask(() -> lobby.open())
                    .onSuccess(read -> context.runOnContext(then -> {
                        open = read;
                        tell(person, Set.of(outlet));
                    }));
        });
    }

    void leave(Outlet outlet) {
        context.runOnContext(now -> watchers.remove(outlet));
    }

    /** From whatever thread. */
    void hear(News news) {
        context.runOnContext(now -> {
            if (watchers.isEmpty()) return;
            Sheet sheet = news.sheet();
            openChanged |= sheet.terms().visibility() == Terms.Visibility.LISTED;
            sheet.chairs().stream().map(Chair::person).forEach(changed::add);
            changed.add(sheet.host());
            news.called().forEach(person -> call(person, sheet));
            if (!gathering) vertx.setTimer(GATHER_MILLIS, timer -> context.runOnContext(then -> tellAll()));
            gathering = true;
        });
    }

    private void call(String person, Sheet sheet) {
        String text = JsonNodeFactory.instance
                .objectNode()
                .put("event", "turn")
                .put("table", sheet.id())
                .put("game", sheet.terms().game())
                .put("title", sheet.title())
                .toString();
        watchersOf(person).forEach(outlet -> outlet.offer(text));
    }

    private Set<Outlet> watchersOf(String person) {
        Set<Outlet> of = new LinkedHashSet<>();
        watchers.forEach((outlet, someone) -> {
            if (someone.equals(person)) of.add(outlet);
        });
        return of;
    }

    private void tellAll() {
        gathering = false;
        Set<String> concerned = new LinkedHashSet<>(openChanged ? watchers.values() : changed);
        concerned.retainAll(watchers.values());
        boolean readOpen = openChanged;
        openChanged = false;
        changed.clear();
        readers.ask(() -> readOpen ? lobby.open() : open)
                .onSuccess(read -> context.runOnContext(now -> {
                    open = read;
                    concerned.forEach(person -> tell(person, watchersOf(person)));
                }));
    }

    private void tell(String person, Set<Outlet> outlets) {
        ArrayNode known = open;
        readers.ask(() -> lobby.mine(person)).onSuccess(mine -> {
            ObjectNode event = JsonNodeFactory.instance.objectNode().put("event", "lobby");
            event.set("open", known);
            event.set("mine", mine);
            String text = event.toString();
            outlets.forEach(outlet -> {
                if (!outlet.offer(text)) outlet.close();
            });
        });
    }
}
