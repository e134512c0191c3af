package tablee.server.tables;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tablee.live.TableCluster;
import tablee.live.runner.TableNews;
import tablee.server.http.Connections;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.HttpGuards;
import tablee.server.http.Links;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.NamesInUse;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.table.seats.TableRecord;
import tablee.wire.engine.context.Rulesets;

/** Everything about tables that is reached from outside. */
public final class TablesModule {
    private final Store store;
    private final TableCluster cluster;
    private final Connections connections;
    private final WorkerPool readers;
    private final SocketRoutes sockets;
    private final TableMaker maker;
    private final TableRoutes rooms;
    private final CodeRoutes codes;
    private final HandOverRoutes handOver;
    private final MatchmakingRoutes matchmaking;
    private final LobbyRoutes records;
    private final FinishedMatches matches;
    private final ReplayRoutes replays;
    private final RulesetRoutes offers;
    private final Links links;
    private final LobbyHub hub;
    private final NewsHub news;
    private final TableAccess access;
    private final BooleanSupplier hasRoom;

    public TablesModule(
            Vertx vertx,
            Store store,
            TableCluster cluster,
            VisitorLookup visitors,
            HttpGuards guards,
            Links links,
            Rulesets rulesets,
            WorkerPool readers,
            BooleanSupplier hasRoom,
            HouseRules rules,
            NamesInUse names) {
        this.store = store;
        this.cluster = cluster;
        connections = guards.connections();
        this.readers = readers;
        LobbyQuery lobby = new LobbyQuery(store);
        this.hasRoom = hasRoom;
        access = new TableAccess(store, readers, rules);
        hub = new LobbyHub(vertx, lobby, readers);
        news = new NewsHub(vertx);
        Consumer<TableNews> ear = news -> {
            // The lobby does not show it, and connections break often.
            if (news.saysOnlyWhoLeft()) return;
            lobby.changed();
            hub.hear(news);
        };
        cluster.listen(ear);
        cluster.overhear(ear);
        cluster.onDismissal((person, code) -> connections.dismiss(person, (short) code));
        sockets = new SocketRoutes(cluster, hub, news, access, visitors, guards, new SeatNames(names, readers));
        maker = new TableMaker(access, guards.limits(), readers, hasRoom, names);
        rooms = new TableRoutes(store, cluster, visitors, access, guards.limits(), links, rulesets, readers, maker);
        handOver = new HandOverRoutes(store, cluster, visitors, guards.limits(), readers, maker);
        offers = new RulesetRoutes(rulesets, readers);
        codes = new CodeRoutes(store, visitors, access, guards.limits(), readers);
        matchmaking = new MatchmakingRoutes(store, rooms, access, visitors, guards.limits(), readers);
        records = new LobbyRoutes(store, lobby, visitors, readers, cluster::now);
        matches = new FinishedMatches(store, access, readers, cluster::now);
        replays = new ReplayRoutes(store, cluster, visitors, guards.limits(), readers, access, matches, cluster::now);
        this.links = links;
    }

    public void sockets(Router router) {
        sockets.on(router);
    }

    public void routes(Router router) {
        rooms.on(router);
        handOver.on(router);
        offers.on(router);
        codes.on(router);
        matchmaking.on(router);
        records.on(router);
        replays.on(router);
    }

    /** What is over, for those who may see it. */
    public FinishedMatches matches() {
        return matches;
    }

    public TableMaker maker() {
        return maker;
    }

    /** A {@link HttpFault} where this person may make no table just now. It reads the store. */
    public void checkMaker(People.Person person) {
        access.checkMaker(person);
        checkRoom();
    }

    /** A {@link HttpFault} where there is no room for another table. */
    public void checkRoom() {
        if (!hasRoom.getAsBoolean()) throw new HttpFault(507, "no-new-tables");
    }

    /** Makes a table that the server itself has set, whose match begins at once. What is made twice is made once. */
    public Future<Void> begin(TableRecord record) {
        return EventLoop.back(cluster.make(record, true))
                .recover(fault -> readers.ask(() -> store.tables().load(record.id()))
                        .compose(made -> made.isPresent() ? Future.succeededFuture() : Future.failedFuture(fault)));
    }

    /** What the head of the page says to those who show a preview of a link to a moment; none: there is no such link. */
    public Optional<String> preview(HttpServerRequest request, String code) {
        String page = links.to(request, "/r/" + code);
        String picture = links.to(request, "/api/replays/" + code + "/picture.jpg");
        return replays.find(code).map(shared -> ReplayCard.of(shared).head(page, picture));
    }

    /** Closes whatever this person, or this session, has open, here and at the other nodes. */
    public void dismiss(String key, short code) {
        connections.dismiss(key, code);
        cluster.dismiss(key, code);
    }

    /** Takes a person who wants to be forgotten away from every table, with the programs that go with their owner; answers who that was. */
    public Future<List<String>> forget(String person) {
        return readers.ask(
                        () -> Stream.concat(store.bots().of(person).stream().map(People.Person::id), Stream.of(person))
                                .toList())
                .compose(all ->
                        Future.all(all.stream().map(this::leave).toList()).map(all));
    }

    private Future<Void> leave(String person) {
        dismiss(person, Connections.NOT_FOUND);
        return readers.ask(() -> store.tables().allOf(person))
                .compose(ids -> Future.all(ids.stream()
                        .map(id -> EventLoop.back(cluster.forget(id, person)))
                        .toList()))
                .mapEmpty();
    }

    /** Those who look at a tournament. */
    public NewsHub news() {
        return news;
    }

    /** How many look at the lobby. */
    public int watchers() {
        return hub.size();
    }
}
