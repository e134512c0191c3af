package tablee.server.people.identity;

import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.store.people.Sessions;
import tablee.table.budget.Budget;

/**
 * Who comes in: people by a random token in a cookie, programs by one in a header. Of both only the hash is kept. A guest is a
 * person with a session and nothing else.
 */
public final class Authentication implements VisitorLookup {
    private static final String COOKIE = "tablee";

    private static final long FRESH_MILLIS = 600_000;

    private final Store store;
    private final WorkerPool readers;
    private final RateLimits limits;
    private final int keptDays;
    private final SessionCookies cookies;
    private final Consumer<String> ended;
    private final SecretTokens secrets = new SecretTokens();
    private final BannedPlaces places;
    private final NamesInUse names;

    /**
     * @param secure people come by https only
     * @param keptDays for how long a session is remembered that nobody uses
     * @param ended closes the sockets of the session with this key
     */
    public Authentication(
            Store store,
            WorkerPool readers,
            RateLimits limits,
            boolean secure,
            int keptDays,
            NamesInUse names,
            Consumer<String> ended) {
        this.store = store;
        this.readers = readers;
        this.limits = limits;
        this.keptDays = keptDays;
        cookies = new SessionCookies(secure, keptDays);
        this.names = names;
        this.ended = ended;
        places = new BannedPlaces(store);
    }

    // ---- Who is it? ------------------------------------------------------------------------------------------------

    /** A program whose token is worth nothing is told so: as nobody it would try for ever. */
    @Override
    public Future<Optional<People.Person>> find(HttpServerRequest request) {
        Optional<String> token = BearerToken.of(request);
        return token.isPresent() ? program(token.get()).map(Optional::of) : human(request);
    }

    private Future<People.Person> program(String token) {
        return readers.ask(() -> store.bots()
                .byToken(SecretTokens.hash(token))
                .filter(bot -> !bot.banned())
                .map(BotMark::on)
                .orElseThrow(() -> new HttpFault(401, "bad-token")));
    }

    /** Programs show a token, and are never more than the program it belongs to. */
    public static boolean isProgram(HttpServerRequest request) {
        return BearerToken.of(request).isPresent();
    }

    /** The person whom the cookie proves; programs do not count. */
    Future<Optional<People.Person>> human(HttpServerRequest request) {
        Optional<byte[]> hash = session(request);
        if (hash.isEmpty()) return Future.succeededFuture(Optional.empty());
        return readers.ask(() -> store.sessions()
                .find(hash.get())
                .filter(this::isAlive)
                .map(session -> seen(hash.get(), session))
                .filter(person -> isAdmitted(person, request))
                .map(BotMark::off));
    }

    /** Where somebody is seen who is banned, nobody becomes a guest for a while. */
    private boolean isAdmitted(People.Person person, HttpServerRequest request) {
        if (!person.banned()) return true;
        var unused = places.hold(person.id(), limits.addresses().of(request));
        return false;
    }

    /** The person whose cookie it is, though they be banned. It reads the store. */
    public Optional<People.Person> owner(HttpServerRequest request) {
        return session(request).flatMap(hash -> store.sessions().find(hash)).map(Sessions.Session::person);
    }

    /** Who reads what those who run the server said to them: the person of the cookie, though they be banned. */
    public Future<People.Person> reader(RoutingContext context) {
        if (isProgram(context.request())) return requireHuman(context);
        return readers.ask(() -> owner(context.request()).orElseThrow(HttpFault::unknownPerson));
    }

    /** The person whom the cookie proves; nobody where there is none, and no program. */
    public Future<Optional<People.Person>> signedIn(RoutingContext context) {
        return isProgram(context.request()) ? Future.succeededFuture(Optional.empty()) : human(context.request());
    }

    public Future<People.Person> requireHuman(RoutingContext context) {
        Optional<String> token = BearerToken.of(context.request());
        if (token.isPresent())
            return program(token.get()).compose(bot -> Future.failedFuture(HttpFault.unknownPerson()));
        return human(context.request()).map(person -> person.orElseThrow(HttpFault::unknownPerson));
    }

    @Override
    public Optional<String> sessionKey(HttpServerRequest request) {
        return isProgram(request) ? Optional.empty() : session(request).map(Authentication::key);
    }

    public static String key(byte[] sessionHash) {
        return "session " + HexFormat.of().formatHex(sessionHash);
    }

    /** The hash of the secret in the cookie, if there is one. */
    public Optional<byte[]> session(HttpServerRequest request) {
        return Optional.ofNullable(request.getCookie(cookies.named(COOKIE)))
                .map(cookie -> SecretTokens.hash(cookie.getValue()));
    }

    /**
     * The same of a browser that is nobody's yet, too: it gets a word that opens nothing, for as long as a device may take to answer.
     *
     * @param seconds for how long such a word stays
     */
    public byte[] browser(RoutingContext context, long seconds) {
        return session(context.request()).orElseGet(() -> {
            String word = secrets.token();
            context.response().addCookie(cookies.of(COOKIE, word).setMaxAge(seconds));
            return SecretTokens.hash(word);
        });
    }

    /** What was not used for so long is over, also before it is cleared away. */
    private boolean isAlive(Sessions.Session session) {
        return session.seenDay() >= Sessions.day(System.currentTimeMillis()) - keptDays;
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

    /** Nobody who is banned, and no program: it has a token, or is nobody. */
    public Future<People.Person> addGuest(RoutingContext context, String name, String language) {
        if (isProgram(context.request())) throw HttpFault.unknownPerson();
        limits.demand(Budget.GUESTS_MADE, limits.addresses().of(context.request()));
        return readers.ask(() -> checkPlace(context.request()))
                .compose(done -> named(name, "", shown -> add(context, shown, language)));
    }

    /** Somebody takes this name, or one like it that is free; if others are quicker, again, up to eight times. */
    public <T> Future<T> named(String wish, String person, Function<NamesInUse.Shown, Future<T>> take) {
        Supplier<Future<T>> attempt =
                () -> readers.ask(() -> names.free(wish, person)).compose(take);
        Future<T> taken = attempt.get();
        for (int i = 1; i < 8; i++)
            taken = taken.recover(it -> StoreException.isRefused(it) ? attempt.get() : Future.failedFuture(it));
        return taken;
    }

    private Void checkPlace(HttpServerRequest request) {
        if (owner(request).filter(person -> !isAdmitted(person, request)).isPresent())
            throw new HttpFault(403, "banned");
        if (places.isHeld(limits.addresses().of(request))) throw new HttpFault(403, "banned-place");
        return null;
    }

    private Future<People.Person> add(RoutingContext context, NamesInUse.Shown shown, String language) {
        String token = secrets.token();
        People.Person guest = new People.Person(secrets.id(), shown.name(), language, false, false);
        return EventLoop.back(store.people()
                        .add(
                                guest,
                                shown.look(),
                                SecretTokens.hash(token),
                                System.currentTimeMillis(),
                                origin(context.request())))
                .map(done -> {
                    give(context, token);
                    return guest;
                });
    }

    /** Somebody has proved that this account is theirs. The session that the browser had before ends, whosever it was. */
    public Future<Void> signIn(RoutingContext context, Accounts.Account account) {
        String token = secrets.token();
        return EventLoop.back(store.sessions()
                        .open(account, SecretTokens.hash(token), System.currentTimeMillis(), origin(context.request())))
                .compose(done -> end(context))
                .map(done -> {
                    give(context, token);
                    return done;
                });
    }

    private Sessions.Origin origin(HttpServerRequest request) {
        return origin(request, secrets.id());
    }

    /** Where this request comes from, for the session of this id: others write the same place otherwise. */
    public Sessions.Origin origin(HttpServerRequest request, String id) {
        String agent = String.valueOf(request.getHeader(HttpHeaders.USER_AGENT));
        return new Sessions.Origin(
                id,
                DeviceWords.of(agent),
                BannedPlaces.place(id, limits.addresses().of(request)));
    }

    /** A {@link HttpFault} where the session of this request was not proved lately. It reads the store. */
    public void checkProof(HttpServerRequest request) {
        long proved = session(request).map(store.sessions()::provedMillis).orElse(0L);
        if (proved < System.currentTimeMillis() - FRESH_MILLIS) throw new HttpFault(403, "prove-first");
    }

    /** A {@link HttpFault} for those who are silenced: others would read the names that they take. It reads the store. */
    public void checkVoice(People.Person person) {
        boolean silenced = store.people()
                .standing(person.id())
                .filter(each -> each.isSilenced(System.currentTimeMillis()))
                .isPresent();
        if (silenced) throw new HttpFault(403, "silenced");
    }

    /** Ends the session of the request, and closes its sockets. */
    public Future<Void> end(RoutingContext context) {
        Optional<byte[]> session = session(context.request());
        if (session.isEmpty()) return Future.succeededFuture();
        return EventLoop.back(store.sessions().close(session.get()))
                .onSuccess(done -> ended.accept(key(session.get())));
    }

    private void give(RoutingContext context, String token) {
        context.response().addCookie(cookies.lasting(COOKIE, token));
    }

    public void takeBack(RoutingContext context) {
        context.response().addCookie(cookies.of(COOKIE, "").setMaxAge(0));
    }

    /** A {@link HttpFault} where too much is asked for from where this request comes from. */
    public void limit(RoutingContext context, Budget budget) {
        limits.demand(budget, limits.addresses().of(context.request()));
    }

    public RateLimits limits() {
        return limits;
    }

    public SessionCookies cookies() {
        return cookies;
    }

    public NamesInUse names() {
        return names;
    }

    public SecretTokens secrets() {
        return secrets;
    }
}
