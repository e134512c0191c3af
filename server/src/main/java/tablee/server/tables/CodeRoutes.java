package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.tables.Codes;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Six letters beside the link: somebody says them across the room, and somebody else types them at home. */
final class CodeRoutes {
    /** Without I and O, which look like figures. */
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int LENGTH = 6;
    private static final int DRAWS = 4;
    private static final long LIFE_MILLIS = TimeUnit.HOURS.toMillis(2);
    /** One that is shown again is good for at least so long. */
    private static final long LEAST_MILLIS = TimeUnit.HOURS.toMillis(1);
    /** Nobody in particular: wrong codes of all strangers together. */
    private static final String EVERYBODY = "";

    private record Typed(String code) {}

    private final Store store;
    private final VisitorLookup visitors;
    private final TableAccess access;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final SecureRandom random = new SecureRandom();

    CodeRoutes(Store store, VisitorLookup visitors, TableAccess access, RateLimits limits, WorkerPool readers) {
        this.store = store;
        this.visitors = visitors;
        this.access = access;
        this.limits = limits;
        this.readers = readers;
    }

    void on(Router router) {
        router.post("/api/tables/:table/code").handler(Replies.json(this::show));
        router.post("/api/codes").handler(Replies.json(this::join));
    }

    // ---- Shown to those who have the link --------------------------------------------------------------------------

    private Future<ObjectNode> show(RoutingContext context) {
        String table = context.pathParam("table");
        return visitors.require(context.request())
                .compose(person -> access.to(table, Optional.of(person))
                        .map(kept -> invite(kept.orElseThrow(HttpFault::notFound), person)))
                .compose(this::codeOf)
                .map(code -> JsonNodeFactory.instance
                        .objectNode()
                        .put("code", code.code())
                        .put("expiresMillis", code.expiresMillis()));
    }

    private static String invite(Tables.Kept kept, People.Person person) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        boolean theirs =
                record.host().is(person.id()) || !record.seatsOf(person.id()).isEmpty();
        if (!theirs) throw HttpFault.notFound();
        return record.invite();
    }

    private Future<Codes.Code> codeOf(String invite) {
        long now = System.currentTimeMillis();
        return readers.ask(() -> store.codes().of(invite, now + LEAST_MILLIS))
                .compose(known -> known.map(Future::succeededFuture).orElseGet(() -> make(invite, now)));
    }

    /** The one before, which somebody may have been told, is good until its own end. Several are drawn, in case the first is another's. */
    private Future<Codes.Code> make(String invite, long now) {
        List<String> drawn = Stream.generate(this::draw).limit(DRAWS).toList();
        return EventLoop.back(store.codes().add(drawn, invite, now + LIFE_MILLIS, now));
    }

    private String draw() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        return code.toString();
    }

    // ---- Typed by those who have heard it --------------------------------------------------------------------------

    /** People put signs between letters that they say aloud: KRM-VTA. */
    private static String letters(String typed) {
        return typed.toUpperCase(Locale.ROOT).replaceAll("[\\s\\p{P}]", "");
    }

    /** Wrong ones are counted: of an address, and of all together, so that many addresses do not guess sooner. */
    private Future<ObjectNode> join(RoutingContext context) {
        String typed = letters(JsonBody.of(context, Typed.class).code);
        String address = limits.addresses().of(context.request());
        limits.demand(Budget.CODES_TRIED_FROM, address);
        limits.demand(Budget.CODES_TRIED, EVERYBODY);
        return visitors.find(context.request())
                .compose(anybody -> readers.ask(() -> store.codes().table(typed, System.currentTimeMillis())))
                .map(found -> found.orElseThrow(() -> new HttpFault(404, "no-such-code")))
                .compose(id -> {
                    limits.giveBack(Budget.CODES_TRIED_FROM, address);
                    limits.giveBack(Budget.CODES_TRIED, EVERYBODY);
                    return visitors.welcome(context)
                            .compose(person -> EventLoop.back(store.tables().admit(id, person.id())))
                            .map(done -> JsonNodeFactory.instance.objectNode().put("table", id));
                });
    }
}
