package tablee.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import tablee.core.BadInput;
import tablee.server.admin.HouseModule;
import tablee.server.http.Channels;
import tablee.server.http.ClientAddresses;
import tablee.server.http.ConnectionGuard;
import tablee.server.http.Connections;
import tablee.server.http.JsonBody;
import tablee.server.http.Links;
import tablee.server.http.Origins;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.SecurityHeaders;
import tablee.server.http.SlowRequestGuard;
import tablee.server.http.WorkerPool;
import tablee.server.pages.PageRoutes;
import tablee.server.people.Authentication;
import tablee.server.people.Erasure;
import tablee.server.people.HouseRules;
import tablee.server.people.MailSender;
import tablee.server.people.NoticeMails;
import tablee.server.people.PeopleModule;
import tablee.server.tables.TablesModule;
import tablee.server.watch.AdminRoutes;
import tablee.server.watch.HealthRoutes;
import tablee.server.watch.Metrics;
import tablee.store.Store;
import tablee.store.WriteLock;
import tablee.table.budget.Budget;
import tablee.table.live.BotThreads;
import tablee.table.live.ServerClock;
import tablee.table.live.TableCluster;

/** Everything that runs: the store, the tables, and the doors to them. */
public final class Server implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Server.class.getName());
    private static final int CORES = Runtime.getRuntime().availableProcessors();
    private static final int READERS = 4;

    private static final long PING_MILLIS = 30_000;
    private static final long LOOK_MILLIS = 10_000;

    private final SecureRandom random = new SecureRandom();
    private final RandomSeeds seeds = new RandomSeeds(random);
    private final Origins origins = new Origins();
    private final Connections connections = new Connections();
    private final SlowRequestGuard slowRequests = new SlowRequestGuard(connections::peers);
    private final OpenedResources opened;
    private final ServerSettings settings;
    private final WorkerPool readers;
    private final RateLimits limits;
    private final ConnectionGuard guard;
    private final WriteLock writeLock;
    private final Store store;
    private final BotThreads botThreads;
    private final TableCluster cluster;
    private final Vertx vertx;
    private final ServerWatch watch;
    private final TablesModule tables;
    private final PeopleModule people;
    private final HouseModule house;
    private final StoreUpkeep upkeep;
    private final Router routes;
    private final HttpServer http;
    private final HttpServer admin;

    private Server(ServerSettings settings, OpenedResources opened) {
        this.settings = settings;
        this.opened = opened;
        ServerSettings.Network network = settings.network();
        int times = settings.times().limits();
        limits = new RateLimits(new ClientAddresses(network.trustedProxies()), times);
        guard = new ConnectionGuard(limits.addresses(), times);
        writeLock = opened.add(
                settings.cluster().isPresent()
                        ? WriteLock.shared(settings.database())
                        : WriteLock.of(settings.database()));
        store = opened.add(Store.open(settings.database()));
        readers = opened.add(new WorkerPool("tablee-reader", READERS, Budget.READS_WAITING.count()));
        vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        opened.add(() -> vertx.close().await());
        int speed = settings.times().clockSpeed();
        botThreads = opened.add(new BotThreads(Math.max(1, CORES - 1), random::nextLong, speed));
        cluster = opened.add(cluster(speed == 1 ? ServerClock.SYSTEM : ServerClock.fast(speed)));
        cluster.share(limits::admits);
        watch = opened.add(new ServerWatch(
                vertx, store, readers, cluster, settings.cluster().isEmpty()));
        Authentication authentication = new Authentication(
                store, readers, limits, isSecure(), settings.retention().guestDays(), this::ended);
        HouseRules rules = new HouseRules(settings.services().openTo());
        Links links = new Links(settings.publicUrl().map(OwnOrigins::origin), origins);
        upkeep = opened.add(new StoreUpkeep(vertx, store, readers, settings.retention()));
        tables = new TablesModule(
                vertx,
                store,
                cluster,
                authentication,
                origins,
                limits,
                connections,
                guard,
                links,
                settings.services().rulesets(),
                readers,
                upkeep::hasRoom,
                rules);
        house = opened.add(new HouseModule(vertx, store, authentication, readers, connections, rules));
        people = opened.add(people(authentication));
        routes = router();
        HttpListeners listeners = new HttpListeners(vertx, opened, this::greet);
        http = listeners.listen(CORES, HttpListeners.options(), routes, network.host(), network.port());
        admin = listeners.listen(
                1,
                new HttpServerOptions(),
                adminRouter(),
                network.admin().host(),
                network.admin().port());
        opened.add(Channels.guard(http.actualPort(), guard::admits));
        opened.add(connections::dismissAll);
        origins.allow(OwnOrigins.of(settings, port()));
        vertx.setPeriodic(PING_MILLIS, timer -> {
            connections.ping();
            limits.forgetIdle();
            readers.ask(writeLock::keep).onSuccess(Server::warnUnless);
        });
        vertx.setPeriodic(LOOK_MILLIS, timer -> dismissIdlers(System.nanoTime()));
    }

    private void greet(HttpConnection connection) {
        guard.greet(connection);
        slowRequests.greet(connection);
    }

    void dismissIdlers(long nowNanos) {
        slowRequests.dismiss(nowNanos);
    }

    private static void warnUnless(boolean locked) {
        if (!locked) LOG.log(System.Logger.Level.WARNING, "the database is away, or in use by another server");
    }

    private TableCluster cluster(ServerClock clock) {
        return settings.cluster()
                .map(place -> TableCluster.member(place, store, seeds, botThreads, clock, readers))
                .orElseGet(() -> TableCluster.alone(TableCluster.config(), store, seeds, botThreads, clock, readers));
    }

    /** Starts it; what the settings prevent is {@link BadInput} in one sentence. Nothing is left open by what fails. */
    public static Server start(ServerSettings settings) {
        Channels.watch();
        ServerLog.begin(settings.log());
        OpenedResources opened = new OpenedResources();
        try {
            return new Server(settings, opened);
        } catch (Throwable fault) { // also what Vert.x throws without declaring it
            opened.close();
            throw fault;
        }
    }

    /** A session has ended: what it has open is closed. */
    private void ended(String session) {
        tables.dismiss(session, Connections.SIGNED_OUT);
    }

    private boolean isSecure() {
        return settings.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
    }

    // ---- Routes ----------------------------------------------------------------------------------------------------

    private Router router() {
        Router router = Router.router(vertx);
        PageRoutes pages = new PageRoutes(readers, ServerWatch.version(), tables::preview);
        router.route().handler(new SecurityHeaders(isSecure())::cover).failureHandler(Replies::failed);
        router.errorHandler(400, Replies::unreadable);
        router.route().handler(guard::guardHead);
        router.route().handler(slowRequests::guard);
        new HealthRoutes(watch::isReady).on(router);
        router.route().handler(limits::guard);
        tables.sockets(router);
        router.route().handler(watch.metrics()::time);
        router.route().handler(origins::guard);
        router.route().handler(guard::guardBody);
        router.route().handler(BodyHandler.create(false).setBodyLimit(JsonBody.MOST_BYTES));
        people.on(router);
        house.on(router);
        tables.routes(router);
        pages.on(router);
        pages.last(router);
        return router;
    }

    private PeopleModule people(Authentication authentication) {
        Optional<MailSender> sender =
                settings.services().mail().map(mail -> new MailSender(vertx, mail.server(), mail.from()));
        int speed = settings.times().clockSpeed();
        NoticeMails mails = new NoticeMails(vertx, store, readers, sender, this::base, limits, speed);
        cluster.listen(mails::on);
        return new PeopleModule(
                store,
                readers,
                authentication,
                mails,
                new Erasure(store, tables::forget),
                person -> tables.dismiss(person, Connections.SIGNED_OUT),
                limits);
    }

    private String base() {
        return addresses().get(0);
    }

    private Router adminRouter() {
        Router router = Router.router(vertx);
        router.route().handler(new SecurityHeaders(false)::cover).failureHandler(Replies::failed);
        router.route().handler(guard::guardHead);
        router.route().handler(slowRequests::guard);
        new HealthRoutes(watch::isReady).on(router);
        new AdminRoutes(watch.metrics(), this::adminOrigins).on(router);
        measure();
        return router;
    }

    private List<String> adminOrigins() {
        return OwnOrigins.at(settings.network().admin().host(), adminPort());
    }

    private void measure() {
        Metrics metrics = watch.metrics();
        metrics.gauge("tablee.connections", "open connections, sockets among them", slowRequests::size);
        metrics.gauge("tablee.sockets", "open sockets", connections::size);
        metrics.gauge("tablee.lobby.watchers", "people who look at the lobby", tables::watchers);
        metrics.gauge("tablee.reads.waiting", "reads of the store that wait", readers::waiting);
        metrics.gauge("tablee.write.longest.nanos", "longest commit since last asked", store::longestWriteNanos);
        metrics.gauge("tablee.unread.bytes", "bytes that were sent and not read", guard::unread);
        metrics.gauge("tablee.bots.waiting", "decisions that wait for a bot", botThreads::waiting);
        metrics.count("tablee.lines.heard", "lines that people sent", connections, Connections::heard);
        metrics.count("tablee.lines.said", "lines sent to people", connections, Connections::said);
        metrics.count("tablee.refusals", "requests refused for being too many", limits, RateLimits::refusals);
    }

    // ---- From outside ----------------------------------------------------------------------------------------------

    /** What can be asked for, such as {@code GET /api/games}. */
    Set<String> routes() {
        return RouteNames.of(routes);
    }

    /** What has had its time by then is deleted or archived now. */
    Future<Void> tidy(long wallMillis) {
        return upkeep.run(wallMillis);
    }

    /** For tests: how often somebody may do something, and for whom time can pass. */
    RateLimits limits() {
        return limits;
    }

    /** For tests that fill a budget of everybody's without thousands of connections. */
    ConnectionGuard guard() {
        return guard;
    }

    /** The tables, for tests that need one which no door would open. */
    TableCluster cluster() {
        return cluster;
    }

    public int port() {
        return http.actualPort();
    }

    /** The port for those who run the server. */
    public int adminPort() {
        return admin.actualPort();
    }

    /** Completes when the tables of this node are given up: because it is closed, or because the cluster lost it. */
    public CompletionStage<Void> ended() {
        return cluster.system().getWhenTerminated().thenAccept(done -> {});
    }

    /** Where to open the page; the first one can be told to others. */
    public List<String> addresses() {
        return OwnOrigins.of(settings, port());
    }

    @Override
    public void close() {
        opened.close();
    }
}
