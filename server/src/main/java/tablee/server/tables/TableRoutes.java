package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.BiFunction;
import tablee.core.BadInput;
import tablee.core.Viewer;
import tablee.live.TableCluster;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Links;
import tablee.server.http.QrPicture;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.table.seats.Caller;
import tablee.table.seats.NewTableRequest;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Diagram;
import tablee.table.terms.TableTerms;
import tablee.wire.engine.context.HouseRuleset;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;

/** Tables over HTTP: made, looked at, joined by their link. */
final class TableRoutes {
    private record Position(
            String game,
            int seats,
            Optional<ObjectNode> options,
            ObjectNode position,
            String viewer,
            Optional<Boolean> figures) {}

    private final Store store;
    private final TableCluster cluster;
    private final VisitorLookup visitors;
    private final TableAccess access;
    private final RateLimits limits;
    private final Links links;
    private final Rulesets rulesets;
    private final WorkerPool readers;
    private final TableMaker maker;

    TableRoutes(
            Store store,
            TableCluster cluster,
            VisitorLookup visitors,
            TableAccess access,
            RateLimits limits,
            Links links,
            Rulesets rulesets,
            WorkerPool readers,
            TableMaker maker) {
        this.store = store;
        this.cluster = cluster;
        this.visitors = visitors;
        this.readers = readers;
        this.access = access;
        this.limits = limits;
        this.links = links;
        this.rulesets = rulesets;
        this.maker = maker;
    }

    void on(Router router) {
        router.post("/api/tables").handler(Replies.json(this::make));
        router.get("/api/tables/:table").handler(Replies.json(this::show));
        router.get("/api/tables/:table/qr.svg").handler(this::qr);
        router.post("/api/diagram").handler(Replies.json(this::diagram));
        router.get("/join/:code").handler(this::join);
    }

    private Future<ObjectNode> make(RoutingContext context) {
        NewTableRequest order = JsonBody.of(context, NewTableRequest.class);
        return visitors.require(context.request()).compose(host -> make(context, order, host));
    }

    /** Makes a table for somebody, within all that bounds tables. */
    Future<ObjectNode> make(RoutingContext context, NewTableRequest order, People.Person host) {
        TableMaker.Draft draft = (id, invite, silenced) -> (silenced ? order.wordless() : order)
                .record(id, invite, caller(host), rulesets, System.currentTimeMillis());
        return maker.make(
                context, host, order.able(caller(host)), draft, record -> cluster.make(record, order.startsAtOnce()));
    }

    private static Caller caller(People.Person host) {
        return new Caller(host.id(), host.name(), host.admin());
    }

    private Future<ObjectNode> show(RoutingContext context) {
        return look(context, TableRoutes::describe);
    }

    private <T> Future<T> look(RoutingContext context, BiFunction<Tables.Kept, Optional<People.Person>, T> eyes) {
        String id = context.pathParam("table");
        return visitors.find(context.request()).compose(person -> access.to(id, person)
                .map(found -> eyes.apply(found.orElseThrow(HttpFault::notFound), person)));
    }

    private void qr(RoutingContext context) {
        look(context, (kept, person) -> describe(kept, person).path("invite").asText(""))
                .onSuccess(invite -> {
                    if (invite.isEmpty()) {
                        Replies.fail(context, HttpFault.notFound());
                        return;
                    }
                    var unused = context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, "image/svg+xml")
                            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                            .end(QrPicture.of(links.to(context.request(), invite))
                                    .svg());
                })
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private static ObjectNode describe(Tables.Kept kept, Optional<People.Person> person) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        String who = person.map(People.Person::id).orElse("");
        boolean host = record.host().is(who);
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("table", record.id())
                .put("title", record.title())
                .put("game", record.terms().game())
                .put("phase", kept.phase());
        answer.set("terms", Json.tree(record.terms().withoutScript()));
        answer.set("notes", Json.tree(record.terms().notes()));
        String text = record.terms().data();
        if (!text.isEmpty())
            answer.set("changes", Json.tree(HouseRuleset.changes(record.terms().rules(), text)));
        answer.set("chairs", Json.tree(record.chairs()));
        answer.put("host", host);
        if (host || !record.seatsOf(who).isEmpty()) answer.put("invite", "/join/" + record.invite());
        return answer;
    }

    /** The code is exchanged for a note that this person may come; the address that stays in the browser tells nobody. */
    private void join(RoutingContext context) {
        String code = context.pathParam("code");
        if (!limits.admits(Budget.JOINS, limits.addresses().of(context.request()))) {
            Replies.fail(context, new HttpFault(429, "too-fast"));
            return;
        }
        visitors.find(context.request())
                .compose(anybody ->
                        readers.ask(() -> store.tables().byInvite(code).filter(kept -> !kept.isClosed())))
                .map(found -> found.orElseThrow(HttpFault::notFound).id())
                .compose(id -> visitors.welcome(context)
                        .compose(person -> EventLoop.back(store.tables().admit(id, person.id())))
                        .map(done -> id))
                .onSuccess(id -> {
                    var unused = context.response()
                            .setStatusCode(303)
                            .putHeader(HttpHeaders.LOCATION, "/t/" + id)
                            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                            .end();
                })
                .onFailure(fault -> {
                    boolean shown = fault instanceof HttpFault known && known.status() != 429 && known.status() != 401;
                    if (shown) context.next();
                    else Replies.fail(context, fault);
                });
    }

    private Future<?> diagram(RoutingContext context) {
        Position asked = JsonBody.of(context, Position.class);
        int viewer = Viewer.read(asked.viewer).orElseThrow(() -> new BadInput("A viewer is a seat or \"spectator\"."));
        ObjectNode terms =
                JsonNodeFactory.instance.objectNode().put("game", asked.game).put("seats", asked.seats);
        asked.options.ifPresent(options -> terms.set("options", options));
        return readers.ask(() -> {
            TableTerms full = NewTableRequest.full(terms, rulesets);
            boolean figures = asked.figures.orElse(false);
            return figures
                    ? Json.tree(Diagram.drawn(full, asked.position, viewer))
                    : Diagram.view(full, asked.position, viewer);
        });
    }
}
