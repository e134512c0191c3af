package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Sha256;
import tablee.live.TableCluster;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.table.Table;
import tablee.table.budget.Budget;
import tablee.table.seats.Caller;
import tablee.table.seats.NewTableRequest;
import tablee.table.seats.TableRecord;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;
import tablee.wire.match.WrittenHeader;

/**
 * Matches that somebody played without this server, handed over to it: replayed and checked entry by entry, and then kept like any other that is
 * over. They are lines of the history and count nowhere else (TABLE-83).
 */
final class HandOverRoutes {
    private static final int ID_DIGITS = 16;

    /**
     * @param match the match file, with its seed
     * @param seats who sat where: this person and bots
     */
    private record Handed(ObjectNode match, List<NewTableRequest.Seat> seats, Optional<String> title) {}

    private final Store store;
    private final TableCluster cluster;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final TableMaker maker;

    HandOverRoutes(
            Store store,
            TableCluster cluster,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            TableMaker maker) {
        this.store = store;
        this.cluster = cluster;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.maker = maker;
    }

    void on(Router router) {
        router.post("/api/matches").handler(Replies.json(this::hand));
    }

    private Future<ObjectNode> hand(RoutingContext context) {
        Handed handed = JsonBody.of(context, Handed.class);
        return visitors.require(context.request()).compose(person -> {
            limits.demand(Budget.HANDED_OVER, person.id());
            return readers.ask(() -> checked(handed)).compose(file -> keep(context, handed, file, person));
        });
    }

    /** Who hands over the same match again, because an answer was lost, has the same table. */
    private Future<ObjectNode> keep(RoutingContext context, Handed handed, MatchFile file, People.Person person) {
        String id = id(file, person);
        Table.Kept match = new Table.Kept(file.head(), file.seed().orElseThrow(), file.entries());
        TableMaker.Draft draft = (made, invite, silenced) -> record(made, invite, silenced, handed, file, person);
        return readers.ask(() -> store.tables().load(id))
                .compose(known -> known.isPresent()
                        ? Future.succeededFuture(
                                JsonNodeFactory.instance.objectNode().put("table", id))
                        : maker.make(id, context, person, List.of(), draft, record -> cluster.hand(record, match)));
    }

    private static String id(MatchFile file, People.Person person) {
        String both = person.id() + " " + file.commitment().orElseThrow();
        return HexFormat.of()
                .formatHex(Sha256.of(both.getBytes(StandardCharsets.UTF_8)))
                .substring(0, ID_DIGITS);
    }

    /** A match that the person's own device has dealt, from the first entry to the last. */
    private static MatchFile checked(Handed handed) {
        MatchFile file = MatchFile.read(handed.match);
        WrittenHeader head = file.head();
        boolean offline =
                head.seed().map(each -> each.kind() == SeedOrigin.Kind.OFFLINE).orElse(false);
        if (!offline) throw new BadInput("Only a match that was dealt without a server is handed over.");
        boolean plain = head.start().isEmpty()
                && head.data().isEmpty()
                && head.sources().isEmpty();
        if (!plain) throw new BadInput("A lesson, or a match by a ruleset of one's own, stays where it was played.");
        boolean alone = handed.seats.stream().noneMatch(seat -> seat.kind() == NewTableRequest.Seat.Kind.OPEN)
                && handed.seats.stream().anyMatch(seat -> seat.kind() == NewTableRequest.Seat.Kind.ME)
                && handed.seats.size() == head.seats();
        if (!alone) throw new BadInput("\"seats\" says for each seat of the match who sat there.");
        Verdict verdict = Verifier.verify(file);
        if (!verdict.fair()) throw new BadInput(verdict.sentence());
        return file;
    }

    private static TableRecord record(
            String id, String invite, boolean silenced, Handed handed, MatchFile file, People.Person person) {
        ObjectNode terms = JsonNodeFactory.instance
                .objectNode()
                .put("game", file.head().game())
                .put("seats", file.head().seats());
        terms.set("options", Json.tree(file.head().options()));
        NewTableRequest order =
                new NewTableRequest(handed.title, terms, Optional.of(handed.seats), Optional.empty(), Optional.empty());
        Caller host = new Caller(person.id(), person.name(), person.admin());
        return (silenced ? order.wordless() : order)
                .record(id, invite, host, Rulesets.BUILT_IN, System.currentTimeMillis())
                .next()
                .in(TableRecord.Phase.OVER);
    }
}
