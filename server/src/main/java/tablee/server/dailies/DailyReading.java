package tablee.server.dailies;

import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.dailies.DailyTables;
import tablee.store.dailies.Marks;
import tablee.store.people.People;
import tablee.table.budget.Budget;

/** The daily challenge to read: what there is to play, what became of it, who did best; and the marks of those who ask. */
final class DailyReading {
    private static final int PLACES = 50;

    /** @param places with one's own wherever it is */
    private record Standings(String firstDay, String lastDay, int best, List<DailyTables.Place> places) {}

    private record Earned(List<Marks.Mark> marks) {}

    private final Store store;
    private final VisitorLookup visitors;
    private final WorkerPool readers;
    private final LongSupplier calendar;
    private final RateLimits limits;

    DailyReading(Store store, VisitorLookup visitors, WorkerPool readers, LongSupplier calendar, RateLimits limits) {
        this.store = store;
        this.visitors = visitors;
        this.readers = readers;
        this.calendar = calendar;
        this.limits = limits;
    }

    void on(Router router) {
        router.get("/api/daily").handler(read((context, me) -> days(me).of(today())));
        router.get("/api/daily/days/:day").handler(read((context, me) -> days(me).of(day(context))));
        router.get("/api/daily/days/:day/:deal")
                .handler(read((context, me) -> closed(context, me).field()));
        router.get("/api/daily/days/:day/:deal/moments").handler(read(this::moments));
        router.get("/api/daily/tables/:deal/:span").handler(read(this::standings));
        router.get("/api/me/marks")
                .handler(read((context, me) ->
                        new Earned(store.marks().of(me.map(People.Person::id).orElseThrow(HttpFault::unknownPerson)))));
    }

    /** What somebody, or nobody, may read; on a thread that may wait for the store. */
    private Handler<RoutingContext> read(BiFunction<RoutingContext, Optional<People.Person>, Object> eyes) {
        return Replies.json(context -> {
            Future<Optional<People.Person>> who = visitors.find(context.request());
            return who.compose(me -> readers.ask(() -> eyes.apply(context, me)));
        });
    }

    private ClosedDeal.Moments moments(RoutingContext context, Optional<People.Person> me) {
        limits.demand(Budget.DAILY_MOMENTS, me.map(People.Person::id).orElseThrow(HttpFault::unknownPerson));
        return closed(context, me).moments();
    }

    private int today() {
        return DailyCalendar.day(calendar.getAsLong());
    }

    private static int day(RoutingContext context) {
        return DailyCalendar.read(context.pathParam("day")).orElseThrow(HttpFault::notFound);
    }

    private DailyDays days(Optional<People.Person> me) {
        return new DailyDays(store, me.map(People.Person::id), calendar.getAsLong());
    }

    private ClosedDeal closed(RoutingContext context, Optional<People.Person> me) {
        return ClosedDeal.of(
                store, day(context), context.pathParam("deal"), me.map(People.Person::id), calendar.getAsLong());
    }

    private Standings standings(RoutingContext context, Optional<People.Person> me) {
        limits.demand(Budget.DAILY_TABLES, limits.addresses().of(context.request()));
        String wanted = context.pathParam("span").toUpperCase(Locale.ROOT);
        DailyCalendar.Span span = Arrays.stream(DailyCalendar.Span.values())
                .filter(each -> each.name().equals(wanted))
                .findFirst()
                .orElseThrow(HttpFault::notFound);
        int day = Optional.ofNullable(context.request().getParam("day"))
                .map(name -> DailyCalendar.read(name).orElseThrow(HttpFault::notFound))
                .orElseGet(this::today);
        DailyTables.Span over = span.of(context.pathParam("deal"), day);
        String person = me.map(People.Person::id).orElse("");
        return new Standings(
                DailyCalendar.name(over.firstDay()),
                DailyCalendar.name(over.lastDay()),
                over.best(),
                store.dailyTables().of(over, PLACES, person));
    }
}
