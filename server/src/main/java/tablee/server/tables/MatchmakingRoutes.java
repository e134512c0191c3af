package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.core.BadInput;
import tablee.core.Games;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.ratings.WaitingPlayers;
import tablee.table.budget.Budget;
import tablee.table.seats.NewTableRequest;

/**
 * {@code POST /api/match}: a rated game now. Who finds nobody waits at a listed table of their own, and asks again every few seconds;
 * of two who wait, the one who came later moves to the other.
 */
final class MatchmakingRoutes {
    private static final int NEWCOMER = 1500;
    /** A page asks again every eight seconds; who has not for so long has gone. */
    private static final long GONE_MILLIS = 20_000;

    private static final long KEPT_MILLIS = 3 * GONE_MILLIS;
    private static final long BUDGET_MILLIS = 15 * 60_000;
    private static final long INCREMENT_MILLIS = 10_000;

    /** @param table where this person waits already */
    record Wish(String game, int seats, Optional<String> table) {}

    private final Store store;
    private final TableRoutes tables;
    private final TableAccess access;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;

    MatchmakingRoutes(
            Store store,
            TableRoutes tables,
            TableAccess access,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers) {
        this.store = store;
        this.tables = tables;
        this.access = access;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
    }

    void on(Router router) {
        router.post("/api/match").handler(Replies.json(this::find));
        router.delete("/api/match").handler(Replies.json(this::leave));
    }

    private Future<ObjectNode> leave(RoutingContext context) {
        return visitors.require(context.request())
                .compose(person -> EventLoop.back(store.waiting().leave(person.id())))
                .map(done -> JsonNodeFactory.instance.objectNode().put("ok", true));
    }

    private Future<ObjectNode> find(RoutingContext context) {
        Wish wish = JsonBody.of(context, Wish.class);
        if (!Games.find(wish.game).card().seatCounts().contains(wish.seats) || wish.seats < 2)
            throw new BadInput("This game is not played by that number of people.");
        return visitors.require(context.request()).compose(person -> {
            limits.demand(Budget.MATCH_WISHES, person.id());
            return readers.ask(() -> other(wish, person)).compose(found -> found.map(table ->
                            EventLoop.back(store.waiting().leave(person.id())).map(done -> answer(table)))
                    .orElseGet(() -> wait(context, wish, person)));
        });
    }

    private static ObjectNode answer(String table) {
        return JsonNodeFactory.instance.objectNode().put("table", table);
    }

    /** Where somebody waits who fits. It reads the store. */
    private Optional<String> other(Wish wish, People.Person person) {
        access.checkAccount(person);
        long now = System.currentTimeMillis();
        Set<String> apart = store.bonds().apartFrom(person.id());
        List<WaitingPlayers.Waiting> all = store.waiting().of(wish.game, wish.seats, now - GONE_MILLIS);
        long since = all.stream()
                .filter(each -> each.person().equals(person.id()) && wish.table.equals(Optional.of(each.table())))
                .mapToLong(WaitingPlayers.Waiting::sinceMillis)
                .findFirst()
                .orElse(now);
        int points = points(wish, person);
        return all.stream()
                .filter(each -> !each.person().equals(person.id()) && !apart.contains(each.person()))
                .filter(each -> each.sinceMillis() < since)
                .filter(each -> RatingRange.fits(points, each.points(), now - each.sinceMillis()))
                .map(WaitingPlayers.Waiting::table)
                .filter(table -> access.isForMeeting(table, wish.game, wish.seats, person))
                .findFirst();
    }

    private int points(Wish wish, People.Person person) {
        return new StrengthLookup(store.ratings())
                .of(person.id(), wish.game, wish.seats)
                .orElse(NEWCOMER);
    }

    private Future<ObjectNode> wait(RoutingContext context, Wish wish, People.Person person) {
        Future<String> table = wish.table.map(Future::succeededFuture).orElseGet(() -> tables.make(
                        context, order(wish), person)
                .map(made -> made.path("table").textValue()));
        return table.compose(id -> readers.ask(() -> waiting(wish, person, id))
                .compose(waiting -> EventLoop.back(store.waiting().wait(waiting, waiting.seenMillis() - KEPT_MILLIS)))
                .map(done -> answer(id).put("waiting", true)));
    }

    private WaitingPlayers.Waiting waiting(Wish wish, People.Person person, String table) {
        long now = System.currentTimeMillis();
        if (!store.tables().isGuest(table, person.id())) throw HttpFault.notFound();
        return new WaitingPlayers.Waiting(person.id(), wish.game, wish.seats, table, points(wish, person), now, now);
    }

    /** Anybody finds it in the lobby, too. */
    private static NewTableRequest order(Wish wish) {
        ObjectNode terms = JsonNodeFactory.instance
                .objectNode()
                .put("game", wish.game)
                .put("seats", wish.seats)
                .put("rated", true)
                .put("visibility", "listed")
                .put("startWhenFull", true)
                .put("lossOnTime", true);
        terms.putObject("pace")
                .put("kind", "live")
                .put("budgetMillis", BUDGET_MILLIS)
                .put("incrementMillis", INCREMENT_MILLIS);
        NewTableRequest.Seat me =
                new NewTableRequest.Seat(NewTableRequest.Seat.Kind.ME, Optional.empty(), Optional.empty());
        return new NewTableRequest(
                Optional.empty(), terms, Optional.of(List.of(me)), Optional.of(false), Optional.of(true));
    }
}
