package tablee.server.people;

import io.vertx.core.Future;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.People;
import tablee.store.Sessions;
import tablee.store.Store;
import tablee.table.budget.Budget;

/**
 * Who comes in: people by a random token in a cookie, programs by one in a header. Of both only the hash is kept. A guest is a
 * person with a session and nothing else.
 */
public final class Authentication implements VisitorLookup {
    private static final String COOKIE = "tablee";
    /** By https: browsers take a cookie of this name from this very host only, with Secure and for the whole host. */
    private static final String SECURE_COOKIE = "__Host-" + COOKIE;

    private static final String BEARER = "Bearer ";
    private static final long DAY_SECONDS = 86_400;

    private final Store store;
    private final WorkerPool readers;
    private final RateLimits limits;
    private final boolean secure;
    private final int keptDays;
    private final SecretTokens secrets = new SecretTokens();

    /**
     * @param secure people come by https only
     * @param keptDays for how long a session is remembered that nobody uses
     */
    public Authentication(Store store, WorkerPool readers, RateLimits limits, boolean secure, int keptDays) {
        this.store = store;
        this.readers = readers;
        this.limits = limits;
        this.secure = secure;
        this.keptDays = keptDays;
    }

    // ---- Who is it? ------------------------------------------------------------------------------------------------

    @Override
    public Future<Optional<People.Person>> find(HttpServerRequest request) {
        String proof = String.valueOf(request.getHeader(HttpHeaders.AUTHORIZATION));
        return proof.startsWith(BEARER) ? program(proof.substring(BEARER.length())) : human(request);
    }

    private Future<Optional<People.Person>> program(String token) {
        return readers.ask(() -> store.bots().byToken(SecretTokens.hash(token)).filter(bot -> !bot.banned()));
    }

    /** The person whom the cookie proves; programs do not count. */
    Future<Optional<People.Person>> human(HttpServerRequest request) {
        Optional<byte[]> hash = session(request);
        if (hash.isEmpty()) return Future.succeededFuture(Optional.empty());
        return readers.ask(() -> store.sessions()
                .find(hash.get())
                .map(session -> seen(hash.get(), session))
                .filter(person -> !person.banned()));
    }

    Future<People.Person> requireHuman(RoutingContext context) {
        return human(context.request()).map(person -> person.orElseThrow(HttpFault::unknownPerson));
    }

    /** The hash of the secret in the cookie, if there is one. */
    Optional<byte[]> session(HttpServerRequest request) {
        return Optional.ofNullable(request.getCookie(name())).map(cookie -> SecretTokens.hash(cookie.getValue()));
    }

    /** Noted once a day; whether that works matters to nobody who waits. */
    private People.Person seen(byte[] hash, Sessions.Session session) {
        int today = Sessions.day(System.currentTimeMillis());
        if (session.seenDay() < today) {
            var unused = store.sessions().seen(hash, today);
        }
        return session.person();
    }

    // ---- Coming and going ------------------------------------------------------------------------------------------

    @Override
    public Future<People.Person> welcome(RoutingContext context) {
        return find(context.request()).compose(known -> known.map(Future::succeededFuture)
                .orElseGet(() -> addGuest(context, "", RequestLanguage.of(context))));
    }

    Future<People.Person> addGuest(RoutingContext context, String name, String language) {
        limits.demand(Budget.GUESTS_MADE, limits.addresses().of(context.request()));
        String token = secrets.token();
        People.Person guest = new People.Person(secrets.id(), name, language, false, false);
        return EventLoop.back(store.people().add(guest, SecretTokens.hash(token), System.currentTimeMillis()))
                .map(done -> {
                    give(context, token);
                    return guest;
                });
    }

    /** Somebody has proved to be this person. */
    Future<Void> signIn(RoutingContext context, String person) {
        String token = secrets.token();
        int today = Sessions.day(System.currentTimeMillis());
        return EventLoop.back(store.sessions().open(person, SecretTokens.hash(token), today))
                .map(done -> {
                    give(context, token);
                    return done;
                });
    }

    private void give(RoutingContext context, String token) {
        context.response().addCookie(cookie(token).setMaxAge(keptDays * DAY_SECONDS));
    }

    void takeBack(RoutingContext context) {
        context.response().addCookie(cookie("").setMaxAge(0));
    }

    private String name() {
        return secure ? SECURE_COOKIE : COOKIE;
    }

    private Cookie cookie(String value) {
        return Cookie.cookie(name(), value)
                .setPath("/")
                .setHttpOnly(true)
                .setSecure(secure)
                .setSameSite(CookieSameSite.LAX);
    }

    RateLimits limits() {
        return limits;
    }

    SecretTokens secrets() {
        return secrets;
    }
}
