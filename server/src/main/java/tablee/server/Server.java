package tablee.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;
import java.net.URI;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import tablee.core.HmacDice;
import tablee.server.http.Body;
import tablee.server.http.Origins;
import tablee.server.http.Pool;
import tablee.server.http.Replies;
import tablee.server.http.Shield;
import tablee.server.pages.Pages;
import tablee.server.people.Entrance;
import tablee.server.people.Household;
import tablee.server.people.Letters;
import tablee.server.people.Post;
import tablee.server.tables.Rooms;
import tablee.server.tables.Sockets;
import tablee.store.Store;
import tablee.table.live.Clock;
import tablee.table.live.Hall;
import tablee.table.live.Thinkers;
import tablee.wire.Seed;

/** Everything that runs: the store, the tables, and the doors to them. */
public final class Server implements AutoCloseable {
    private static final int FRAME_BYTES = 8 << 10;
    private static final int READERS = 4;
    private static final int MOST_WAITING = 10_000;

    private final Pool readers = new Pool("tablee-reader", READERS, MOST_WAITING);
    private final SecureRandom random = new SecureRandom();
    private final Origins origins = new Origins();
    private final Store store;
    private final Thinkers thinkers;
    private final Hall hall;
    private final Vertx vertx;
    private final HttpServer http;

    private Server(Settings settings) {
        OneLine.begin();
        store = Store.open(settings.database());
        thinkers = new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), random::nextLong);
        Clock clock = settings.clockSpeed() == 1 ? Clock.SYSTEM : Clock.fast(settings.clockSpeed());
        hall = Hall.alone(Hall.config(), store, this::seed, thinkers, clock, readers);
        vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        http = vertx.createHttpServer(options()).requestHandler(router(settings));
        http.listen(settings.port(), settings.host()).await();
        origins.allow(ownOrigins(settings));
    }

    /** Starts it; whatever prevents that is {@link tablee.core.BadInput} in one sentence. */
    public static Server start(Settings settings) {
        return new Server(settings);
    }

    private static HttpServerOptions options() {
        return new HttpServerOptions()
                .setMaxWebSocketFrameSize(FRAME_BYTES)
                .setMaxWebSocketMessageSize(FRAME_BYTES)
                .setPerMessageWebSocketCompressionSupported(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setReadIdleTimeout(90)
                .setIdleTimeoutUnit(TimeUnit.SECONDS);
    }

    private Seed seed() {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }

    private Router router(Settings settings) {
        boolean secure =
                settings.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
        Router router = Router.router(vertx);
        Entrance guests = new Entrance(store, readers, secure, settings.retentionDays());
        Pages pages = new Pages(readers, version());
        router.route().handler(new Shield(secure)::cover).failureHandler(Replies::failed);
        new Sockets(store, hall, guests, origins, readers).on(router);
        router.route().handler(origins::guard);
        router.route().handler(BodyHandler.create(false).setBodyLimit(Body.MOST_BYTES));
        people(settings, guests).on(router);
        new Rooms(store, hall, guests, readers).on(router);
        pages.on(router);
        pages.last(router);
        return router;
    }

    private Household people(Settings settings, Entrance entrance) {
        Optional<Post> post = settings.mail().map(mail -> new Post(vertx, mail.server(), mail.from()));
        Letters letters = new Letters(vertx, store, readers, post, () -> base(settings));
        hall.listen(letters::on);
        return new Household(
                vertx,
                store,
                readers,
                entrance,
                letters,
                person -> Future.succeededFuture(),
                request -> request.remoteAddress().hostAddress(),
                settings.retentionDays());
    }

    /** Where people reach this server, without a slash at its end. */
    private String base(Settings settings) {
        return settings.publicUrl().map(URI::toString).orElseGet(() -> "http://localhost:" + port());
    }

    private static String version() {
        return Optional.ofNullable(Server.class.getPackage().getImplementationVersion())
                .orElse("unpacked");
    }

    private Set<String> ownOrigins(Settings settings) {
        return settings.publicUrl()
                .map(url -> Set.of(url.toString()))
                .orElseGet(() ->
                        Set.of("http://localhost:" + port(), "http://127.0.0.1:" + port(), "http://[::1]:" + port()));
    }

    /** The port it listens at. */
    public int port() {
        return http.actualPort();
    }

    /** Where to open the page. */
    public String address() {
        return "http://localhost:" + port() + "/";
    }

    @Override
    public void close() {
        http.close().await();
        hall.close();
        thinkers.close();
        vertx.close().await();
        readers.close();
        store.close();
    }
}
