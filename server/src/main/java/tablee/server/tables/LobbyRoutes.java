package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.matches.History;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.wire.json.Json;

/** The lobby as it is now, and the matches that somebody has played. */
final class LobbyRoutes {
    private static final int PAGE = 50;

    private final Store store;
    private final LobbyQuery lobby;
    private final VisitorLookup visitors;
    private final WorkerPool readers;
    private final Supplier<Now> clock;

    LobbyRoutes(Store store, LobbyQuery lobby, VisitorLookup visitors, WorkerPool readers, Supplier<Now> clock) {
        this.store = store;
        this.lobby = lobby;
        this.visitors = visitors;
        this.readers = readers;
        this.clock = clock;
    }

    void on(Router router) {
        router.get("/api/lobby").handler(Replies.json(context -> visitors.find(context.request())
                .compose(person -> readers.ask(() -> lobby.of(person)))));
        router.get("/api/history").handler(Replies.json(this::history));
    }

    private Future<ObjectNode> history(RoutingContext context) {
        long before = before(context);
        return visitors.require(context.request()).compose(person -> readers.ask(() -> history(person.id(), before)));
    }

    private static long before(RoutingContext context) {
        String before =
                Optional.ofNullable(context.request().getParam("before")).orElse("");
        if (before.isEmpty()) return Long.MAX_VALUE;
        if (!before.matches("\\d{1,15}")) throw HttpFault.badRequest("\"before\" is a time in milliseconds.");
        return Long.parseLong(before);
    }

    private ObjectNode history(String person, long beforeMillis) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode matches = answer.putArray("matches");
        for (History.Played played : store.history().of(person, beforeMillis, PAGE))
            describe(matches.addObject(), played);
        return answer;
    }

    private void describe(ObjectNode node, History.Played played) {
        History.Result result = played.result();
        String table = result.match().substring(0, result.match().lastIndexOf('.'));
        node.put("match", result.match())
                .put("table", table)
                .put("game", result.game())
                .put("seat", result.seat())
                .put("rank", result.rank())
                .put("tied", result.tied())
                .put("left", result.left())
                .put("endedMillis", played.endedMillis());
        node.set("notes", Json.tree(result.notes()));
        store.tables()
                .load(table)
                .map(kept -> Json.read(kept.document(), TableRecord.class))
                .ifPresent(record -> {
                    node.put("title", record.title());
                    node.set("chairs", Json.tree(record.chairs()));
                    // Only the last match of a table can be looked at again there.
                    boolean last = record.phase() == TableRecord.Phase.OVER
                            && record.match().equals(result.match());
                    node.put("replay", Disclosure.isOpen(record.terms(), last, clock.get()));
                });
    }
}
