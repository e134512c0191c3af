package tablee.server.dailies;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.tables.TablesModule;
import tablee.store.Store;
import tablee.store.dailies.DailyDeals;
import tablee.store.database.StoreException;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.seats.SeatName;
import tablee.table.seats.TableRecord;

/** Playing the deal of the day: alone, or in a team that somebody gathers by a link (TABLE-63). */
final class DailyRoutes {
    /** Where a deal is played. */
    private record Table(String table) {}

    /** @param code that lets the others of the team in */
    private record Gathering(String code) {}

    /**
     * @param table where they play, once the team is complete, for those who belong to it
     * @param yours whether the one who asks gathers it
     * @param open whether somebody can still come
     */
    private record TeamView(
            String deal, String day, String host, boolean yours, boolean open, Optional<String> table) {}

    private final DailyBook book;
    private final Store store;
    private final TablesModule tables;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final LongSupplier calendar;

    DailyRoutes(
            DailyBook book,
            Store store,
            TablesModule tables,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            LongSupplier calendar) {
        this.book = book;
        this.store = store;
        this.tables = tables;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
        this.calendar = calendar;
    }

    void on(Router router) {
        router.post("/api/daily/deals/:deal").handler(Replies.json(this::play));
        router.post("/api/daily/deals/:deal/team").handler(Replies.json(this::gather));
        router.get("/api/daily/teams/:code").handler(Replies.json(this::team));
        router.post("/api/daily/teams/:code").handler(Replies.json(this::come));
    }

    // ---- Alone -----------------------------------------------------------------------------------------------------

    private Future<Table> play(RoutingContext context) {
        int day = DailyCalendar.day(calendar.getAsLong());
        DailyDeal deal = deal(context, day);
        if (deal.isTeam()) throw HttpFault.notFound();
        return player(context).compose(person -> readers.ask(() -> book.table(day, deal, person.id()))
                .compose(known -> known.isPresent()
                        ? goOn(day, deal, known.get())
                        : checked(person).compose(may -> begin(day, deal, book.newTable(), List.of(person), person))));
    }

    private DailyDeal deal(RoutingContext context, int day) {
        return DailyDeal.find(day, context.pathParam("deal")).orElseThrow(HttpFault::notFound);
    }

    /** Who may play: a person, also one without an account, and no program. */
    private Future<People.Person> player(RoutingContext context) {
        return visitors.require(context.request()).map(person -> {
            if (SeatName.isOfProgram(person.name())) throw new HttpFault(403, "people-only");
            limits.demand(Budget.TABLES_MADE, person.id());
            limits.demand(Budget.TABLES_MADE_FROM, limits.addresses().of(context.request()));
            limits.demand(Budget.TABLES_A_DAY, limits.addresses().of(context.request()));
            return person;
        });
    }

    /** Noted first: who has seen a deal has played it. What was asked twice at once is played once, where the first one plays it. */
    private Future<Table> begin(int day, DailyDeal deal, String table, List<People.Person> who, People.Person person) {
        long now = calendar.getAsLong();
        return readers.ask(() -> book.begin(day, deal, table, who, now))
                .compose(EventLoop::back)
                .compose(this::make)
                .recover(fault -> StoreException.isRefused(fault)
                        ? readers.ask(() -> book.table(day, deal, person.id())
                                        .orElseThrow(() -> new HttpFault(409, "played-already")))
                                .compose(known -> goOn(day, deal, known))
                        : Future.failedFuture(fault));
    }

    /** Anyone who makes a table, alone or for a team, may make tables. */
    private Future<People.Person> checked(People.Person person) {
        return readers.ask(() -> {
            tables.checkMaker(person);
            return person;
        });
    }

    private Future<Table> make(TableRecord record) {
        return tables.begin(record).map(done -> new Table(record.id()));
    }

    private Future<Table> goOn(int day, DailyDeal deal, String table) {
        return readers.ask(() -> book.isMade(table)
                        ? Optional.<TableRecord>empty()
                        : Optional.of(book.again(day, deal, table, calendar.getAsLong())))
                .compose(missing ->
                        missing.isPresent() ? make(missing.get()) : Future.succeededFuture(new Table(table)));
    }

    // ---- As a team -------------------------------------------------------------------------------------------------

    private Future<Gathering> gather(RoutingContext context) {
        int day = DailyCalendar.day(calendar.getAsLong());
        DailyDeal deal = deal(context, day);
        if (!deal.isTeam()) throw HttpFault.notFound();
        return player(context)
                .compose(this::checked)
                .compose(person -> readers.ask(() -> {
                    if (book.table(day, deal, person.id()).isPresent()) throw new HttpFault(409, "played-already");
                    return book.gather(day, deal, person);
                }))
                .compose((CompletableFuture<DailyDeals.Team> team) -> EventLoop.back(team))
                .map(team -> new Gathering(team.code()));
    }

    private Future<TeamView> team(RoutingContext context) {
        return visitors.find(context.request())
                .compose(person -> readers.ask(() -> describe(found(context), person.map(People.Person::id))));
    }

    private DailyDeals.Team found(RoutingContext context) {
        return store.dailyDeals().team(context.pathParam("code")).orElseThrow(HttpFault::notFound);
    }

    private TeamView describe(DailyDeals.Team team, Optional<String> person) {
        boolean today = team.day() == DailyCalendar.day(calendar.getAsLong());
        boolean begun =
                store.dailyResults().find(team.day(), team.deal(), team.host()).isPresent();
        Optional<String> table = person.filter(each -> store.dailyResults()
                        .find(team.day(), team.deal(), each)
                        .filter(result -> result.ended().table().equals(team.table()))
                        .isPresent())
                .map(each -> team.table());
        String host = store.people().find(team.host()).map(People.Person::name).orElse("");
        boolean yours = person.filter(team.host()::equals).isPresent();
        return new TeamView(team.deal(), DailyCalendar.name(team.day()), host, yours, today && !begun, table);
    }

    /** Who comes completes the team, which then plays at once: that is to play, at a table that somebody else makes. */
    private Future<Table> come(RoutingContext context) {
        return player(context)
                .compose(guest -> readers.ask(() -> found(context)).compose(team -> come(team, guest)));
    }

    private Future<Table> come(DailyDeals.Team team, People.Person guest) {
        boolean today = team.day() == DailyCalendar.day(calendar.getAsLong());
        if (!today) throw new HttpFault(409, "day-is-over");
        if (team.host().equals(guest.id())) throw new HttpFault(409, "own-team");
        DailyDeal deal = DailyDeal.find(team.day(), team.deal()).orElseThrow(HttpFault::notFound);
        return readers.ask(() -> {
                    tables.checkRoom();
                    return book.complete(team, guest);
                })
                .compose(who -> begin(team.day(), deal, team.table(), who, guest));
    }
}
