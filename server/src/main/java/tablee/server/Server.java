package tablee.server;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import tablee.core.BadInput;
import tablee.live.TableCluster;
import tablee.server.admin.HouseModule;
import tablee.server.alerts.AlertsModule;
import tablee.server.honesty.HonestyThread;
import tablee.server.http.Channels;
import tablee.server.http.ClientAddresses;
import tablee.server.http.ConnectionGuard;
import tablee.server.http.Connections;
import tablee.server.http.HttpGuards;
import tablee.server.http.Links;
import tablee.server.http.RateLimits;
import tablee.server.pages.LegalTexts;
import tablee.server.people.PeopleModule;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.NamesInUse;
import tablee.server.people.notices.MailSender;
import tablee.server.people.notices.NoticeMails;
import tablee.server.people.notices.RecoveryLetters;
import tablee.server.people.profile.Erasure;
import tablee.server.people.profile.PresenceNotes;
import tablee.server.ratings.RatingUpdater;
import tablee.server.tables.TablesModule;
import tablee.server.tournaments.TournamentsModule;

/** Everything that runs: the store and the tables ({@link Backend}), and the doors to them. */
public final class Server implements AutoCloseable {
    private static final long PING_MILLIS = 30_000;
    private static final long LOOK_MILLIS = 10_000;
    private final OpenedResources opened;
    private final ServerSettings settings;
    private final LegalTexts legal;
    private final HttpGuards guards;
    private final Backend backend;
    private final TablesModule tables;
    private final StoreUpkeep upkeep;
    private AlertsModule alerts;
    private final Router routes;
    private final HttpServer http;
    private final HttpServer admin;

    private Server(ServerSettings settings, OpenedResources opened) {
        this.settings = settings;
        this.opened = opened;
        legal = new LegalTexts(settings.services().imprint());
        guards = HttpGuards.of(
                new ClientAddresses(settings.network().trustedProxies()),
                settings.times().limits());
        backend = Backend.open(settings, opened);
        backend.cluster().share(guards.limits()::admits);
        ServerWatch watch =
                opened.add(new ServerWatch(backend, settings.cluster().isEmpty()));
        upkeep = opened.add(new StoreUpkeep(backend.vertx(), backend.store(), backend.readers(), settings.retention()));
        opened.add(new RatingUpdater(backend.vertx(), backend.store(), backend.readers()));
        opened.add(new HonestyThread(backend.store()));
        Authentication authentication = authentication();
        tables = tables(authentication);
        PresenceNotes presence =
                opened.add(AlertParts.presence(settings, backend, guards, person -> this.alerts.arrived(person)));
        alerts = opened.add(AlertParts.alerts(settings, backend, guards, authentication, presence, this::base));
        PeopleModule people = opened.add(people(authentication, presence));
        watch.measure(backend, guards, tables);
        PlayModules play = new PlayModules(backend, tables, authentication, guards.limits());
        TournamentsModule tournaments =
                opened.add(play.tournaments(settings.services()::rulesets, rules(), upkeep::hasRoom));
        HouseModule house = opened.add(house(authentication, tournaments));
        ServerRoutes doors = new ServerRoutes(
                backend,
                guards,
                watch,
                tables,
                people,
                List.of(
                        alerts::on,
                        house::on,
                        opened.add(play.dailies())::on,
                        tournaments::routes,
                        tables::routes,
                        legal::on,
                        opened.add(play.reviews())::on,
                        play.again()::on,
                        play.statistics()::on,
                        play.puzzles()::on,
                        opened.add(play.analysis())::on));
        routes = doors.open(isSecure());
        HttpListeners listeners = new HttpListeners(backend.vertx(), opened, guards::greet);
        ServerSettings.Network network = settings.network();
        http = listeners.listen(Backend.CORES, HttpListeners.options(), routes, network.host(), network.port());
        admin = listeners.listen(
                1,
                new HttpServerOptions(),
                doors.admin(this::adminOrigins),
                network.admin().host(),
                network.admin().port());
        opened.add(Channels.guard(http.actualPort(), guards.guard()::admits));
        opened.add(guards.connections()::dismissAll);
        guards.origins().allow(OwnOrigins.of(settings, port()));
        repeat(backend.vertx());
    }

    private void repeat(Vertx vertx) {
        vertx.setPeriodic(PING_MILLIS, timer -> {
            guards.tick();
            backend.keepLock();
        });
        vertx.setPeriodic(LOOK_MILLIS, timer -> dismissIdlers(System.nanoTime()));
    }

    void dismissIdlers(long nowNanos) {
        guards.slow().dismiss(nowNanos);
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

    // ---- Parts -----------------------------------------------------------------------------------------------------

    private Authentication authentication() {
        return new Authentication(
                backend.store(),
                backend.readers(),
                guards.limits(),
                isSecure(),
                settings.retention().guestDays(),
                new NamesInUse(backend.store(), !settings.times().sameNames()),
                this::ended);
    }

    /** A session has ended: what it has open is closed. */
    private void ended(String session) {
        tables.dismiss(session, Connections.SIGNED_OUT);
    }

    private boolean isSecure() {
        return settings.publicUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
    }

    private TablesModule tables(Authentication authentication) {
        Links links = new Links(settings.publicUrl().map(OwnOrigins::origin), guards.origins());
        return new TablesModule(
                backend.vertx(),
                backend.store(),
                backend.cluster(),
                authentication,
                guards,
                links,
                settings.services().rulesets(),
                backend.readers(),
                upkeep::hasRoom,
                rules(),
                authentication.names());
    }

    private HouseRules rules() {
        return new HouseRules(settings.services().openTo());
    }

    private HouseModule house(Authentication authentication, TournamentsModule tournaments) {
        return new HouseModule(
                backend.vertx(),
                backend.store(),
                authentication,
                backend.readers(),
                guards.connections(),
                rules(),
                person -> tables.forget(person).mapEmpty(),
                backend.cluster()::readAgain,
                tournaments::changed,
                HouseFacts.of(settings, legal));
    }

    private PeopleModule people(Authentication authentication, PresenceNotes presence) {
        Optional<MailSender> sender =
                settings.services().mail().map(mail -> new MailSender(backend.vertx(), mail.server(), mail.from()));
        NoticeMails mails = mails(sender);
        backend.cluster().listen(mails::on);
        return new PeopleModule(
                backend.store(),
                backend.readers(),
                authentication,
                mails,
                new RecoveryLetters(backend.store(), backend.readers(), sender, this::base, guards.limits()),
                new Erasure(backend.store(), tables::forget, person -> tables.dismiss(person, Connections.NOT_FOUND)),
                person -> tables.dismiss(person, Connections.SIGNED_OUT),
                presence,
                alerts::invited,
                guards.limits(),
                guards.origins());
    }

    private NoticeMails mails(Optional<MailSender> sender) {
        return new NoticeMails(
                backend.vertx(),
                backend.store(),
                backend.readers(),
                sender,
                this::base,
                guards.limits(),
                guards.connections()::isAt,
                settings.times().clockSpeed());
    }

    private String base() {
        return addresses().get(0);
    }

    private List<String> adminOrigins() {
        return OwnOrigins.at(settings.network().admin().host(), adminPort());
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
        return guards.limits();
    }

    /** For tests that fill a budget of everybody's without thousands of connections. */
    ConnectionGuard guard() {
        return guards.guard();
    }

    /** The tables, for tests that need one which no door would open. */
    TableCluster cluster() {
        return backend.cluster();
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
        return cluster().ended();
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
