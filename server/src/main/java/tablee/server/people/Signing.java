package tablee.server.people;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.server.http.Body;
import tablee.server.http.Fault;
import tablee.server.http.Loop;
import tablee.server.http.Pool;
import tablee.server.http.Replies;
import tablee.store.Accounts;
import tablee.store.People;
import tablee.store.Store;

/** Accounts: signing up, in, out and out everywhere, another password, and the way back in for those who forgot theirs. */
public final class Signing implements AutoCloseable {
    /** A hash takes a good part of a second and 19 MiB: few at once, and whoever comes when many wait is asked to come back. */
    private static final int HASHING = 2;

    private static final int MOST_WAITING = 32;
    private static final long SECOND = 1_000;
    private static final long MINUTE = 60 * SECOND;

    private record NameAndPassword(String name, String password) {}

    private record Forgotten(String name, String recovery, String password) {}

    private record Change(String current, String password) {}

    private final Store store;
    private final Entrance entrance;
    private final Me me;
    private final Pool readers;
    private final Consumer<String> signedOut;
    private final Function<HttpServerRequest, String> address;
    private final Passwords passwords = new Passwords();
    private final Pool hashing = new Pool("tablee-password", HASHING, MOST_WAITING);
    private final Throttle perPlace = new Throttle(30, 10 * SECOND, Signing::nowMillis);
    private final Throttle perNameAndPlace = new Throttle(5, MINUTE, Signing::nowMillis);
    /** Wider, or anybody could lock somebody else out. */
    private final Throttle perName = new Throttle(50, MINUTE, Signing::nowMillis);

    /**
     * @param signedOut closes what somebody has open whose sessions have ended
     * @param address where a request comes from
     */
    public Signing(
            Store store,
            Entrance entrance,
            Me me,
            Pool readers,
            Consumer<String> signedOut,
            Function<HttpServerRequest, String> address) {
        this.store = store;
        this.entrance = entrance;
        this.me = me;
        this.readers = readers;
        this.signedOut = signedOut;
        this.address = address;
    }

    private static long nowMillis() {
        return System.nanoTime() / 1_000_000;
    }

    public void on(Router router) {
        router.post("/api/account").handler(Replies.json(this::signUp));
        router.post("/api/session").handler(Replies.json(this::signIn));
        router.delete("/api/session").handler(Replies.json(this::signOut));
        router.delete("/api/sessions").handler(Replies.json(this::signOutEverywhere));
        router.post("/api/password").handler(Replies.json(this::change));
        router.post("/api/recover").handler(Replies.json(this::recover));
    }

    // ---- Up --------------------------------------------------------------------------------------------------------

    private Future<ObjectNode> signUp(RoutingContext context) {
        NameAndPassword given = Body.of(context, NameAndPassword.class);
        AccountName name = AccountName.read(given.name).orElseThrow(() -> new Fault(400, "name-unfit"));
        checkStrength(given.password);
        allow(context, name.look());
        String code = entrance.secrets().recoveryCode();
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> free(person, name)))
                .compose(person -> hashing.ask(() -> account(person, name, given.password, code)))
                .compose(account -> Loop.back(store.accounts().add(account, System.currentTimeMillis())))
                .recover(fault -> Future.failedFuture(fault instanceof Fault ? fault : new Fault(409, "name-taken")))
                .map(done -> recovery(code));
    }

    private People.Person free(People.Person person, AccountName name) {
        if (store.accounts().of(person.id()).isPresent()) throw new Fault(409, "has-account");
        if (store.accounts().byLook(name.look()).isPresent()) throw new Fault(409, "name-taken");
        return person;
    }

    private Accounts.Account account(People.Person person, AccountName name, String password, String code) {
        String hash = passwords.hash(password);
        return new Accounts.Account(person.id(), name.name(), name.look(), hash, Secrets.hashOfCode(code));
    }

    private static void checkStrength(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < Passwords.LEAST_CHARS) throw new Fault(400, "password-short");
        if (length > Passwords.MOST_CHARS) throw new Fault(400, "password-long");
        if (Guessable.is(password)) throw new Fault(400, "password-common");
    }

    private static ObjectNode recovery(String code) {
        return JsonNodeFactory.instance.objectNode().put("recovery", code);
    }

    // ---- In and out ------------------------------------------------------------------------------------------------

    private Future<ObjectNode> signIn(RoutingContext context) {
        NameAndPassword given = Body.of(context, NameAndPassword.class);
        String look = Look.of(given.name);
        allow(context, look);
        return readers.ask(() -> store.accounts().byLook(look))
                .compose(account -> hashing.ask(() -> proved(account, given.password)))
                .map(account -> account.orElseThrow(() -> new Fault(401, "wrong-password")))
                .compose(account -> enter(context, account));
    }

    /** Takes the same time whether there is such an account or not. */
    private Optional<Accounts.Account> proved(Optional<Accounts.Account> account, String password) {
        if (account.isEmpty()) passwords.pretend(password);
        return account.filter(known -> passwords.matches(password, known.password()));
    }

    private Future<ObjectNode> enter(RoutingContext context, Accounts.Account account) {
        String place = address.apply(context.request());
        perPlace.giveBack(place);
        perNameAndPlace.giveBack(account.look() + " " + place);
        perName.giveBack(account.look());
        return readers.ask(() -> store.people().find(account.person()))
                .map(person -> person.orElseThrow(Fault::unknownPerson))
                .compose(person -> {
                    if (person.banned()) throw new Fault(403, "banned");
                    return entrance.signIn(context, person.id()).compose(done -> me.describe(Optional.of(person)));
                });
    }

    private Future<ObjectNode> signOut(RoutingContext context) {
        Optional<byte[]> session = entrance.session(context.request());
        entrance.takeBack(context);
        if (session.isEmpty()) return Future.succeededFuture(Me.nobody());
        return Loop.back(store.sessions().close(session.get())).map(done -> Me.nobody());
    }

    private Future<ObjectNode> signOutEverywhere(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person ->
                        Loop.back(store.sessions().closeAll(person.id())).map(person))
                .map(person -> {
                    signedOut.accept(person.id());
                    entrance.takeBack(context);
                    return Me.nobody();
                });
    }

    // ---- Another password ------------------------------------------------------------------------------------------

    /** Whoever else knew the old one is signed out; the recovery code stays. */
    private Future<ObjectNode> change(RoutingContext context) {
        Change given = Body.of(context, Change.class);
        checkStrength(given.password);
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> store.accounts().of(person.id())))
                .map(account -> account.orElseThrow(() -> new Fault(409, "no-account")))
                .compose(account -> {
                    allow(context, account.look());
                    return hashing.ask(() -> proved(Optional.of(account), given.current));
                })
                .map(account -> account.orElseThrow(() -> new Fault(401, "wrong-password")))
                .compose(account -> replace(account, given.password).compose(done -> enter(context, account)));
    }

    private Future<Void> replace(Accounts.Account account, String password) {
        return hashing.ask(() -> passwords.hash(password))
                .compose(hash -> Loop.back(store.accounts().change(account.person(), account.password(), hash)))
                .recover(
                        fault -> Future.failedFuture(fault instanceof Fault ? fault : new Fault(401, "wrong-password")))
                .onSuccess(done -> signedOut.accept(account.person()));
    }

    // ---- Forgotten password ----------------------------------------------------------------------------------------

    private Future<ObjectNode> recover(RoutingContext context) {
        Forgotten given = Body.of(context, Forgotten.class);
        String look = Look.of(given.name);
        checkStrength(given.password);
        allow(context, look);
        byte[] used = Secrets.hashOfCode(given.recovery);
        String code = entrance.secrets().recoveryCode();
        return readers.ask(() -> store.accounts().byLook(look))
                .map(account -> account.filter(known -> MessageDigest.isEqual(known.recoveryHash(), used))
                        .orElseThrow(() -> new Fault(401, "wrong-code")))
                .compose(account -> renew(account, given.password, used, code)
                        .recover(fault ->
                                Future.failedFuture(fault instanceof Fault ? fault : new Fault(401, "wrong-code")))
                        .compose(done -> enter(context, account)))
                .map(done -> recovery(code));
    }

    private Future<Void> renew(Accounts.Account account, String password, byte[] used, String code) {
        return hashing.ask(() -> passwords.hash(password))
                .compose(hash ->
                        Loop.back(store.accounts().renew(account.person(), hash, used, Secrets.hashOfCode(code))))
                .onSuccess(done -> signedOut.accept(account.person()));
    }

    /** Passwords and codes are not to be guessed, neither one's from many places nor many people's from one. */
    private void allow(RoutingContext context, String look) {
        String place = address.apply(context.request());
        boolean allowed = perPlace.take(place) && perNameAndPlace.take(look + " " + place) && perName.take(look);
        if (!allowed) throw new Fault(429, "too-many-tries");
    }

    @Override
    public void close() {
        hashing.close();
    }
}
