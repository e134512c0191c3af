package tablee.server.tournaments;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tablee.live.tournament.LiveTournaments;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentReader;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.database.StoreException;
import tablee.store.people.People;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Budget;
import tablee.tournament.TournamentPhase;
import tablee.tournament.TournamentTerms;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;

/** {@code /api/tournaments}: made by link, read by anyone who has it. */
final class TournamentRoutes {
    private static final int ID_BYTES = 16;
    private static final int SECRET_BYTES = 32;
    private static final int MOST_LISTED = 50;

    private final Store store;
    private final LiveTournaments live;
    private final TournamentReader reader;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final Supplier<Rulesets> rulesets;
    private final MakerCheck makers;
    private final BooleanSupplier hasRoom;
    private final SecureRandom random = new SecureRandom();

    TournamentRoutes(
            Store store,
            LiveTournaments live,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            Supplier<Rulesets> rulesets,
            MakerCheck makers,
            BooleanSupplier hasRoom) {
        this.store = store;
        this.live = live;
        reader = new TournamentReader(store.tournaments());
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.rulesets = rulesets;
        this.makers = makers;
        this.hasRoom = hasRoom;
    }

    void on(Router router) {
        router.get("/api/tournaments").handler(Replies.json(this::list));
        router.post("/api/tournaments").handler(Replies.json(this::make));
        router.get("/api/tournaments/:tournament").handler(Replies.json(this::show));
    }

    private Future<ObjectNode> list(RoutingContext context) {
        return visitors.find(context.request())
                .compose(person -> readers.ask(() -> {
                    ObjectNode answer = JsonNodeFactory.instance.objectNode();
                    String who = person.map(People.Person::id).orElse("");
                    put(answer.putArray("open"), openTo(who));
                    put(
                            answer.putArray("mine"),
                            who.isEmpty() ? List.of() : store.tournaments().of(who, MOST_LISTED));
                    return answer;
                }));
    }

    /** Without those of people who block this one, or are blocked: as with open tables, a list brings nobody together with them. */
    private List<Tournaments.Kept> openTo(String person) {
        Set<String> apart = person.isEmpty() ? Set.of() : store.bonds().apartFrom(person);
        return store.tournaments().listed(MOST_LISTED).stream()
                .filter(each -> !apart.contains(each.host()))
                .toList();
    }

    private void put(ArrayNode list, List<Tournaments.Kept> some) {
        for (Tournaments.Kept kept : some)
            list.add(TournamentView.brief(
                    kept,
                    Json.read(kept.document(), TournamentDocument.class),
                    store.tournaments().entered(kept.id())));
    }

    private Future<ObjectNode> make(RoutingContext context) {
        NewTournamentRequest order = JsonBody.of(context, NewTournamentRequest.class);
        return visitors.require(context.request()).compose(host -> {
            limits.demand(Budget.TOURNAMENTS_MADE, host.id());
            return readers.ask(() -> kept(order, host)).compose(kept -> EventLoop.back(
                            store.tournaments().make(kept, Budget.TOURNAMENTS.count(), Budget.ALL_TOURNAMENTS.count()))
                    .recover(TournamentRoutes::tooMany)
                    .map(done -> JsonNodeFactory.instance.objectNode().put("tournament", kept.id())));
        });
    }

    private static Future<Void> tooMany(Throwable fault) {
        return Future.failedFuture(StoreException.isRefused(fault) ? new HttpFault(409, "many-tournaments") : fault);
    }

    private Tournaments.Kept kept(NewTournamentRequest order, People.Person host) {
        makers.check(host);
        if (!hasRoom.getAsBoolean()) throw new HttpFault(507, "no-new-tables");
        long wallMillis = live.now().wallMillis();
        TournamentDocument document = order.document(rulesets.get(), wallMillis);
        TournamentTerms terms = document.terms();
        return new Tournaments.Kept(
                HexFormat.of().formatHex(draw(ID_BYTES)),
                host.id(),
                order.listed().orElse(false),
                Json.text(document),
                draw(SECRET_BYTES),
                "entry",
                0,
                Tournaments.NEVER,
                terms.startMillis().or(terms::untilMillis).orElse(Tournaments.NEVER),
                wallMillis);
    }

    private byte[] draw(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return drawn;
    }

    private Future<ObjectNode> show(RoutingContext context) {
        String id = context.pathParam("tournament");
        Optional<Integer> round = Optional.ofNullable(context.request().getParam("round"))
                .filter(text -> text.matches("\\d{1,4}"))
                .map(Integer::valueOf);
        return visitors.find(context.request())
                .compose(person -> readers.ask(() -> {
                    String who = person.map(People.Person::id).orElse("");
                    RunningTournament at = reader.read(id).orElseThrow(HttpFault::notFound);
                    TournamentView view = new TournamentView(
                            at, who, table -> store.tables().load(table).isPresent());
                    ObjectNode whole = view.whole(who, round, live.now());
                    if (at.machine().phase() == TournamentPhase.CANCELLED)
                        closedBecause(id).ifPresent(why -> whole.put("closedBecause", why));
                    return whole;
                }));
    }

    /** What those who run the server said when they closed it. */
    private Optional<String> closedBecause(String id) {
        return store.audit().about(id, 1).stream()
                .filter(entry -> entry.act() == AuditLog.Act.CLOSE_TOURNAMENT)
                .map(AuditLog.Entry::note)
                .findFirst();
    }
}
