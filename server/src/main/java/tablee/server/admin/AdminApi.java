package tablee.server.admin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.core.BadInput;
import tablee.server.honesty.HonestList;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.Role;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.people.People;

/**
 * {@code /api/admin}: what those who run the server read and do. To everybody else nothing of it is there. The log of what was done is read
 * here and changed nowhere.
 */
public final class AdminApi {
    private static final int MOST_FOUND = 50;
    private static final int MOST_OF_LOG = 100;
    private static final Set<AuditLog.Act> FOR_GOOD =
            EnumSet.of(AuditLog.Act.RESET, AuditLog.Act.ERASE, AuditLog.Act.ERASE_TABLE, AuditLog.Act.ERASE_TOURNAMENT);

    private record Asked(String act, Optional<String> subject, Optional<String> note, Optional<Integer> hours) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final HouseRules rules;
    private final AdminActs acts;
    private final LiveActs live;
    private final Function<String, Future<Void>> leave;
    private final Supplier<ObjectNode> now;

    /**
     * @param leave takes a person away from all tables, where bots go on
     * @param now how much there is at this moment
     */
    public AdminApi(
            Store store,
            Authentication entrance,
            WorkerPool readers,
            HouseRules rules,
            LiveActs live,
            Function<String, Future<Void>> leave,
            Supplier<ObjectNode> now) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.rules = rules;
        this.live = live;
        this.leave = leave;
        this.now = now;
        acts = new AdminActs(store);
    }

    public void on(Router router) {
        read(router, "/api/admin/reports", context -> ReportList.of(store.reports(), from(context)));
        read(router, "/api/admin/people", context -> FoundPeople.of(store, text(context, "find"), MOST_FOUND));
        read(router, "/api/admin/people/:person", context -> PersonFile.of(store, context.pathParam("person")));
        read(router, "/api/admin/tables", context -> FoundTables.of(store, text(context, "find"), MOST_FOUND));
        read(
                router,
                "/api/admin/tournaments",
                context -> FoundTournaments.of(store, text(context, "find"), MOST_FOUND));
        read(router, "/api/admin/log", context -> store.audit().before(before(context), MOST_OF_LOG));
        read(router, "/api/admin/figures", context -> FigureList.of(store, now.get()));
        read(router, "/api/admin/honest-play", context -> HonestList.of(store));
        router.post("/api/admin/acts").handler(Replies.json(this::act));
    }

    private void read(Router router, String path, Function<RoutingContext, Object> read) {
        router.get(path).handler(Replies.json(context -> require(context)
                .compose(person -> readers.ask(() -> read.apply(context)))));
    }

    /** Somebody who signs in and is an administrator. For anybody else this is an address where nothing is. */
    private Future<People.Person> require(RoutingContext context) {
        return entrance.signedIn(context)
                .compose(person -> readers.ask(() -> person.filter(each ->
                                rules.may(Role.of(store.people().standing(each.id())), HouseRules.Right.ADMINISTER))
                        .orElseThrow(HttpFault::notFound)));
    }

    private Future<ObjectNode> act(RoutingContext context) {
        return require(context).compose(person -> {
            Asked asked = JsonBody.of(context, Asked.class);
            AdminOrder order =
                    new AdminOrder(read(asked.act), asked.subject.orElse(""), asked.note.orElse(""), asked.hours);
            AuditLog.Actor by = new AuditLog.Actor(person.id(), person.name());
            return prove(context, order)
                    .compose(proved -> depart(by, order))
                    .compose(gone -> readers.ask(() -> acts.carryOut(by, order)))
                    .compose(EventLoop::back)
                    .compose(secret -> live.look().map(done -> answer(secret)));
        });
    }

    /** What cannot be taken back, or hands an account over, needs a fresh proof: a session left open or stolen does little. */
    private Future<Void> prove(RoutingContext context, AdminOrder order) {
        if (!FOR_GOOD.contains(order.act())) return Future.succeededFuture();
        return readers.ask(() -> {
                    entrance.checkProof(context.request());
                    return order;
                })
                .mapEmpty();
    }

    /** Who is to be erased leaves the tables first: those that are awake would show the name, and wait for its moves. */
    private Future<Void> depart(AuditLog.Actor by, AdminOrder order) {
        if (order.act() != AuditLog.Act.ERASE) return Future.succeededFuture();
        return readers.ask(() -> {
                    acts.check(by, order);
                    return order.subject();
                })
                .compose(leave);
    }

    private static AuditLog.Act read(String word) {
        try {
            return AuditLog.Act.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw new BadInput("There is no such act.");
        }
    }

    private static ObjectNode answer(Optional<String> secret) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("done", true);
        secret.ifPresent(code -> answer.put("code", code));
        return answer;
    }

    private static String text(RoutingContext context, String name) {
        return Optional.ofNullable(context.request().getParam(name)).orElse("").strip();
    }

    private static int from(RoutingContext context) {
        String from = text(context, "from");
        return from.matches("\\d{1,8}") ? Integer.parseInt(from) : 0;
    }

    private static long before(RoutingContext context) {
        String before = text(context, "before");
        return before.matches("\\d{1,18}") ? Long.parseLong(before) : Long.MAX_VALUE;
    }
}
