package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.core.Actor;
import tablee.core.Viewer;
import tablee.live.TableCluster;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.matches.Replays;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.wire.json.Json;

/** Links to a moment of a finished match (TABLE-48): made and ended by those who sat there, opened by anyone who has one. */
final class ReplayRoutes {
    private static final int CODE_BYTES = 16;
    private static final int MOST_FRAMES = 50;

    private record NewReplay(String match, int at, String eyes, String title, String text, String picture) {}

    private final Store store;
    private final TableCluster cluster;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final TableAccess access;
    private final FinishedMatches matches;
    private final Supplier<Now> clock;
    private final SecureRandom random = new SecureRandom();

    ReplayRoutes(
            Store store,
            TableCluster cluster,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            TableAccess access,
            FinishedMatches matches,
            Supplier<Now> clock) {
        this.store = store;
        this.cluster = cluster;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.access = access;
        this.matches = matches;
        this.clock = clock;
    }

    void on(Router router) {
        router.post("/api/replays").handler(Replies.json(this::make));
        router.get("/api/replays").handler(Replies.json(this::mine));
        router.get("/api/replays/:code").handler(context -> about(context, shared(context)));
        router.get("/api/replays/:code/frames").handler(context -> frames(context, shared(context)));
        router.get("/api/replays/:code/picture.jpg").handler(this::picture);
        router.delete("/api/replays/:code").handler(Replies.json(this::end));
        router.get("/api/matches/:match").handler(context -> about(context, match(context)));
        router.get("/api/matches/:match/frames").handler(context -> frames(context, match(context)));
    }

    // ---- Those who sat ---------------------------------------------------------------------------------------------

    private Future<ObjectNode> make(RoutingContext context) {
        NewReplay wish = JsonBody.of(context, NewReplay.class);
        byte[] picture = JpegPicture.checked(wish.picture);
        return visitors.require(context.request()).compose(person -> {
            limits.demand(Budget.REPLAYS_MADE, person.id());
            return readers.ask(() -> shared(wish, person))
                    .compose(shared -> EventLoop.back(store.replays().add(shared, picture, Budget.REPLAYS.count()))
                            .map(done -> describe(shared)));
        });
    }

    /** Its words and its picture are talk: everybody reads them who has the link. */
    private Replays.Shared shared(NewReplay wish, People.Person person) {
        access.checkVoice(person);
        TableRecord record = store.tables()
                .load(FinishedMatches.tableOf(wish.match))
                .map(Tables.Kept::document)
                .map(document -> Json.read(document, TableRecord.class))
                .filter(each -> each.match().equals(wish.match))
                .orElseThrow(HttpFault::notFound);
        if (!store.history().isOf(wish.match, person.id())) throw HttpFault.notFound();
        if (!Disclosure.isOpen(record.terms(), true, clock.get())) throw new HttpFault(409, "sealed");
        ReplayCard card = ReplayCard.of(wish.at, wish.eyes, wish.title, wish.text, record.chairs());
        byte[] code = new byte[CODE_BYTES];
        random.nextBytes(code);
        return new Replays.Shared(
                HexFormat.of().formatHex(code), wish.match, person.id(), Json.text(card), System.currentTimeMillis());
    }

    private static ObjectNode describe(Replays.Shared shared) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("code", shared.code())
                .put("match", shared.match())
                .put("at", ReplayCard.of(shared).at());
    }

    private Future<ObjectNode> mine(RoutingContext context) {
        return visitors.require(context.request())
                .compose(person -> readers.ask(() -> {
                    ObjectNode answer = JsonNodeFactory.instance.objectNode();
                    store.replays().of(person.id()).forEach(each -> answer.withArray("replays")
                            .add(describe(each)));
                    return answer;
                }));
    }

    private Future<ObjectNode> end(RoutingContext context) {
        return visitors.require(context.request())
                .compose(person -> EventLoop.back(store.replays().end(context.pathParam("code"), person.id())))
                .map(done -> JsonNodeFactory.instance.objectNode());
    }

    // ---- With the link ---------------------------------------------------------------------------------------------

    Optional<Replays.Shared> find(String code) {
        return store.replays().find(code);
    }

    private void picture(RoutingContext context) {
        demand(context);
        readers.ask(() -> store.replays().picture(context.pathParam("code")).orElseThrow(HttpFault::notFound))
                .onSuccess(bytes -> {
                    var unused = context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, JpegPicture.TYPE)
                            .putHeader(HttpHeaders.CACHE_CONTROL, "no-cache")
                            .end(Buffer.buffer(bytes));
                })
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private void demand(RoutingContext context) {
        limits.demand(Budget.REPLAYS_READ, limits.addresses().of(context.request()));
    }

    private Future<SharedReplay> shared(RoutingContext context) {
        return readers.ask(() -> find(context.pathParam("code")).orElseThrow(HttpFault::notFound))
                .compose(shared -> matches.open(shared)
                        .map(match -> new SharedReplay("shared " + shared.code(), ReplayCard.of(shared), match)));
    }

    /** Without a link, for those who may see it. */
    private Future<SharedReplay> match(RoutingContext context) {
        return visitors.find(context.request())
                .compose(person -> matches.find(context.pathParam("match"), person))
                .compose(match ->
                        readers.ask(() -> new SharedReplay("match " + match.id(), matches.card(match), match)));
    }

    // ---- What is made beside play, as replays at tables are --------------------------------------------------------

    private void about(RoutingContext context, Future<SharedReplay> found) {
        String place = limits.addresses().of(context.request());
        answer(context, found, replay -> cluster.lookBack(place, replay.key(), "{\"replay\":", replay::about));
    }

    private void frames(RoutingContext context, Future<SharedReplay> found) {
        String place = limits.addresses().of(context.request());
        answer(context, found, replay -> frames(context, place, replay));
    }

    private void answer(
            RoutingContext context,
            Future<SharedReplay> found,
            Function<SharedReplay, CompletableFuture<Optional<String>>> make) {
        demand(context);
        found.compose(replay -> EventLoop.back(make.apply(replay)))
                .onSuccess(made -> send(context, made.orElseThrow(() -> new HttpFault(429, "too-fast"))))
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private CompletableFuture<Optional<String>> frames(RoutingContext context, String place, SharedReplay replay) {
        String viewer = String.valueOf(context.request().getParam("viewer"));
        OptionalInt eyes = Viewer.read(viewer);
        int from = number(context, "from", Integer.MAX_VALUE);
        int count = number(context, "count", MOST_FRAMES);
        boolean known = eyes.isPresent() && (!Actor.isSeat(eyes.getAsInt()) || eyes.getAsInt() < replay.seats());
        if (!known || count < 1) throw HttpFault.badRequest("A replay is by a seat, \"spectator\" or \"all\".");
        String key = String.join(" ", replay.key(), viewer, from + "", count + "");
        String head = "{\"entries\":" + replay.entries() + ",\"frames\":";
        return cluster.lookBack(place, key, head, () -> replay.frames(eyes.getAsInt(), from, count));
    }

    private static int number(RoutingContext context, String name, int most) {
        String text = String.valueOf(context.request().getParam(name));
        if (!text.matches("\\d{1,9}")) throw HttpFault.badRequest("\"" + name + "\" is a number.");
        return Math.min(most, Integer.parseInt(text));
    }

    private static void send(RoutingContext context, String text) {
        if (context.response().ended()) return;
        var unused = context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                .end(text);
    }
}
