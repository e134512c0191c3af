package tablee.server;

import io.vertx.core.Context;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import tablee.core.BadInput;
import tablee.core.HmacDice;
import tablee.server.http.Addresses;
import tablee.server.http.Body;
import tablee.server.http.Crowd;
import tablee.server.http.Limits;
import tablee.server.http.Links;
import tablee.server.http.Origins;
import tablee.server.http.Patience;
import tablee.server.http.Pool;
import tablee.server.http.Replies;
import tablee.server.http.Shield;
import tablee.server.pages.Pages;
import tablee.server.people.Entrance;
import tablee.server.people.Household;
import tablee.server.people.Letters;
import tablee.server.people.Oblivion;
import tablee.server.people.Post;
import tablee.server.tables.TableDoor;
import tablee.server.watch.Admin;
import tablee.server.watch.Health;
import tablee.server.watch.Meters;
import tablee.store.Claim;
import tablee.store.Store;
import tablee.table.live.Clock;
import tablee.table.live.Hall;
import tablee.table.live.Thinkers;
import tablee.wire.Seed;

/** Everything that runs: the store, the tables, and the doors to them. */
public final class Server implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Server.class.getName());
    private static final int FRAME_BYTES = 8 << 10;
    private static final int CORES = Runtime.getRuntime().availableProcessors();
    private static final int READERS = 4;
    private static final int MOST_WAITING = 10_000;
    /** Vert.x finds a free port for this number, the same for all loops. */
    private static final int ANY_BUT_THE_SAME = -1;

    private static final long PING_MILLIS = 30_000;
    private static final long LOOK_MILLIS = 10_000;
    private static final int SILENT_SECONDS = 90;

    private final SecureRandom random = new SecureRandom();
    private final Origins origins = new Origins();
    private final Crowd crowd = new Crowd();
    private final Patience patience = new Patience(crowd::peers);
    private final Opened opened;
    private final Settings settings;
    private final Pool readers;
    private final Meters meters;
    private final Limits limits;
    private final Claim claim;
    private final Store store;
    private final Thinkers thinkers;
    private final Hall hall;
    private final Vertx vertx;
    private final TableDoor tables;
    private final Household household;
    private final Router routes;
    private final HttpServer http;
    private final HttpServer admin;

    private Server(Settings settings, Opened opened) {
        this.settings = settings;
        this.opened = opened;
        limits = new Limits(new Addresses(settings.trustedProxies()), settings.limitTimes());
        claim = opened.add(
                settings.cluster().isPresent() ? Claim.shared(settings.database()) : Claim.of(settings.database()));
        store = opened.add(Store.open(settings.database()));
        readers = opened.add(new Pool("tablee-reader", READERS, MOST_WAITING));
        meters = opened.add(new Meters());
        vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        opened.add(() -> vertx.close().await());
        thinkers = opened.add(new Thinkers(Math.max(1, CORES - 1), random::nextLong, settings.clockSpeed()));
        hall = opened.add(hall(settings.clockSpeed() == 1 ? Clock.SYSTEM : Clock.fast(settings.clockSpeed())));
        Entrance guests = new Entrance(store, readers, isSecure(), settings.retentionDays());
        Links links = new Links(settings.publicUrl().map(OwnOrigins::origin), origins);
        tables = new TableDoor(vertx, store, hall, guests, origins, limits, crowd, links, settings.rulesets(), readers);
        household = opened.add(people(guests));
        routes = router();
        http = listen(CORES, options(), routes, settings.host(), settings.port());
        admin = listen(1, new HttpServerOptions(), adminRouter(), "127.0.0.1", settings.adminPort());
        opened.add(crowd::dismissAll);
        origins.allow(OwnOrigins.of(settings, port()));
        vertx.setPeriodic(PING_MILLIS, timer -> {
            crowd.ping();
            limits.forgetFull();
            readers.ask(claim::keep).onSuccess(Server::warnUnless);
        });
        vertx.setPeriodic(LOOK_MILLIS, timer -> dismissIdlers(System.nanoTime()));
    }

    /** Lets those go who hold a connection and get nowhere with it. */
    void dismissIdlers(long nowNanos) {
        patience.dismiss(nowNanos);
    }

    private static void warnUnless(boolean claimed) {
        if (!claimed) LOG.log(System.Logger.Level.WARNING, "the database is away, or in use by another server");
    }

    private Hall hall(Clock clock) {
        return settings.cluster()
                .map(place -> Hall.member(place, store, this::seed, thinkers, clock, readers))
                .orElseGet(() -> Hall.alone(Hall.config(), store, this::seed, thinkers, clock, readers));
    }

    /** Starts it; what the settings prevent is {@link BadInput} in one sentence. Nothing is left open by what fails. */
    public static Server start(Settings settings) {
        OneLine.begin();
        Opened opened = new Opened();
        try {
            return new Server(settings, opened);
        } catch (RuntimeException fault) {
            opened.close();
            throw fault;
        }
    }

    /** Listens at one port with so many event loops, which share the connections. */
    private HttpServer listen(int loops, HttpServerOptions options, Router router, String host, int port) {
        List<HttpServer> servers = new CopyOnWriteArrayList<>();
        int shared = port == 0 && loops > 1 ? ANY_BUT_THE_SAME : port;
        Supplier<Deployable> loop = () -> new Deployable() {
            @Override
            public Future<?> deploy(Context context) {
                HttpServer server = vertx.createHttpServer(options)
                        .connectionHandler(patience::greet)
                        .requestHandler(router);
                return server.listen(shared, host).onSuccess(servers::add);
            }
        };
        String doors = vertx.deployVerticle(loop, new DeploymentOptions().setInstances(loops))
                .await();
        opened.add(() -> vertx.undeploy(doors).await());
        return servers.get(0);
    }

    private static HttpServerOptions options() {
        return new HttpServerOptions()
                .setMaxWebSocketFrameSize(FRAME_BYTES)
                .setMaxWebSocketMessageSize(FRAME_BYTES)
                .setPerMessageWebSocketCompressionSupported(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setHttp2ClearTextEnabled(false)
                .setStrictThreadMode(true) // each connection saves five kilobytes of queue
                .setReadIdleTimeout(SILENT_SECONDS)
                .setIdleTimeoutUnit(TimeUnit.SECONDS);
    }

    private Seed seed() {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }

    private boolean isSecure() {
        return settings.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
    }

    // ---- Routes ----------------------------------------------------------------------------------------------------

    private Router router() {
        Router router = Router.router(vertx);
        Pages pages = new Pages(readers, version());
        router.route().handler(new Shield(isSecure())::cover).failureHandler(Replies::failed);
        router.errorHandler(400, Replies::unreadable);
        router.route().handler(patience::guard);
        new Health(readers, this::isReady).on(router);
        router.route().handler(limits::guard);
        tables.sockets(router);
        router.route().handler(meters::time);
        router.route().handler(origins::guard);
        router.route().handler(BodyHandler.create(false).setBodyLimit(Body.MOST_BYTES));
        household.on(router);
        tables.routes(router);
        pages.on(router);
        pages.last(router);
        return router;
    }

    private Household people(Entrance entrance) {
        Optional<Post> post = settings.mail().map(mail -> new Post(vertx, mail.server(), mail.from()));
        Letters letters = new Letters(vertx, store, readers, post, this::base, settings.clockSpeed());
        hall.listen(letters::on);
        return new Household(
                vertx,
                store,
                readers,
                entrance,
                letters,
                new Oblivion(store, tables::forget),
                person -> tables.dismiss(person, Crowd.SIGNED_OUT),
                limits.addresses()::of,
                settings.retentionDays());
    }

    /** Where people reach this server, without a slash at its end. */
    private String base() {
        return addresses().get(0);
    }

    private Router adminRouter() {
        Router router = Router.router(vertx);
        router.route().handler(new Shield(false)::cover).failureHandler(Replies::failed);
        router.route().handler(patience::guard);
        new Health(readers, this::isReady).on(router);
        Consumer<String> banned = person -> tables.dismiss(person, Crowd.NOT_FOUND);
        new Admin(store, crowd, banned, meters, readers, this::adminPort).on(router);
        measure();
        return router;
    }

    private void measure() {
        meters.gauge("tablee.connections", "open connections, sockets among them", patience::size);
        meters.gauge("tablee.sockets", "open sockets", crowd::size);
        meters.gauge("tablee.lobby.watchers", "people who look at the lobby", tables::watchers);
        meters.gauge("tablee.reads.waiting", "reads of the store that wait", readers::waiting);
        meters.gauge("tablee.bots.waiting", "decisions that wait for a bot", thinkers::waiting);
        meters.count("tablee.lines.heard", "lines that people sent", crowd, Crowd::heard);
        meters.count("tablee.lines.said", "lines sent to people", crowd, Crowd::said);
        meters.count("tablee.refusals", "requests refused for being too many", limits, Limits::refusals);
    }

    private boolean isReady() {
        store.tables().load("");
        return Cluster.get(hall.system()).selfMember().status().equals(MemberStatus.up());
    }

    private static String version() {
        return Optional.ofNullable(Server.class.getPackage().getImplementationVersion())
                .orElse("unpacked");
    }

    // ---- From outside ----------------------------------------------------------------------------------------------

    /** What can be asked for, such as {@code GET /api/games}. */
    Set<String> routes() {
        Set<String> all = new TreeSet<>();
        for (Route route : routes.getRoutes()) {
            Set<HttpMethod> methods = route.methods() == null ? Set.of() : route.methods();
            methods.forEach(method -> all.add(method.name() + " " + route.getPath()));
        }
        return all;
    }

    /** The port it listens at. */
    public int port() {
        return http.actualPort();
    }

    /** The port for those who run the server. */
    public int adminPort() {
        return admin.actualPort();
    }

    /** Completes when the tables of this node are given up: because it is closed, or because the cluster lost it. */
    public CompletionStage<Void> ended() {
        return hall.system().getWhenTerminated().thenAccept(done -> {});
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
