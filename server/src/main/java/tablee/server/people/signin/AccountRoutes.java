package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.AccountName;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.SecretTokens;
import tablee.server.people.profile.ProfileRoutes;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.table.seats.NameSkeleton;

/** Accounts: signing up, in, out and out everywhere, and another password. */
public final class AccountRoutes {
    private record NameAndPassword(String name, String password) {}

    private record Change(String current, String password) {}

    private record Proof(String password) {}

    private final Store store;
    private final Authentication entrance;
    private final AccountEntry entry;
    private final WorkerPool readers;
    private final Consumer<String> signedOut;
    private final KnownDevices devices;
    private final SignInTries tries;
    private final PasswordHasher passwords = new PasswordHasher();
    private final PasswordThreads hashing;
    private final RateLimits limits;

    public AccountRoutes(SigningParts parts, KnownDevices devices, RateLimits limits) {
        this.store = parts.store();
        this.entrance = parts.entrance();
        this.entry = parts.entry();
        this.readers = parts.readers();
        this.signedOut = parts.signedOut();
        this.tries = parts.tries();
        this.hashing = parts.hashing();
        this.devices = devices;
        this.limits = limits;
    }

    public void on(Router router) {
        router.post("/api/account").handler(Replies.json(this::signUp));
        router.post("/api/session").handler(Replies.json(this::signIn));
        router.delete("/api/session").handler(Replies.json(this::signOut));
        router.delete("/api/sessions").handler(Replies.json(this::signOutEverywhere));
        router.post("/api/password").handler(Replies.json(this::change));
        router.post("/api/proof").handler(Replies.json(this::prove));
    }

    // ---- Up --------------------------------------------------------------------------------------------------------

    private Future<ObjectNode> signUp(RoutingContext context) {
        NameAndPassword given = JsonBody.of(context, NameAndPassword.class);
        AccountName name = AccountName.read(given.name).orElseThrow(() -> new HttpFault(400, "name-unfit"));
        checkStrength(given.password);
        tries.other(context.request(), name.look());
        String code = entrance.secrets().recoveryCode();
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> entry.free(person, name)))
                .compose(
                        person -> hashing.ofStranger(place(context), () -> account(person, name, given.password, code)))
                .compose(account -> EventLoop.back(store.accounts().add(account, System.currentTimeMillis()))
                        .map(account))
                .recover(fault ->
                        Future.failedFuture(fault instanceof HttpFault ? fault : new HttpFault(409, "name-taken")))
                .compose(account -> entry.signIn(context, account))
                .map(done -> recovery(code));
    }

    private Accounts.Account account(People.Person person, AccountName name, String password, String code) {
        String hash = passwords.hash(password);
        return new Accounts.Account(person.id(), name.name(), name.look(), hash, SecretTokens.hashOfCode(code));
    }

    /** A {@link HttpFault} for a password that nobody should have. */
    static void checkStrength(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < PasswordHasher.LEAST_CHARS) throw new HttpFault(400, "password-short");
        if (length > PasswordHasher.MOST_CHARS) throw new HttpFault(400, "password-long");
        if (CommonPasswords.is(password)) throw new HttpFault(400, "password-common");
    }

    private static ObjectNode recovery(String code) {
        return JsonNodeFactory.instance.objectNode().put("recovery", code);
    }

    // ---- In and out ------------------------------------------------------------------------------------------------

    private Future<ObjectNode> signIn(RoutingContext context) {
        NameAndPassword given = JsonBody.of(context, NameAndPassword.class);
        String look = NameSkeleton.of(given.name);
        return account(context, look)
                .compose(account -> proved(context, account, given.password))
                .map(account -> account.orElseThrow(() -> new HttpFault(401, "wrong-password")))
                .onSuccess(account -> tries.passwordWasRight(context.request(), account))
                .compose(account -> entry.enter(context, account));
    }

    /** Anyone who claims no device is counted before anything is read. */
    private Future<Optional<Accounts.Account>> account(RoutingContext context, String look) {
        boolean claims = devices.claims(context.request());
        if (!claims) tries.password(context.request(), look, Optional.empty());
        return readers.ask(() -> store.accounts().byLook(look)).map(account -> {
            if (claims) tries.password(context.request(), look, account);
            return account;
        });
    }

    private String place(RoutingContext context) {
        return limits.addresses().of(context.request());
    }

    /** A browser that the owner has signed in with does not wait behind strangers; made-up names wait as known ones do. */
    private Future<Optional<Accounts.Account>> proved(
            RoutingContext context, Optional<Accounts.Account> account, String password) {
        return devices.known(context.request(), account)
                .flatMap(device -> account)
                .map(owner -> hashing.ofOwner(owner.person(), () -> proved(account, password)))
                .orElseGet(() -> hashing.ofStranger(place(context), () -> proved(account, password)));
    }

    /** Takes the same time whether there is such an account or not, and whether it has a password. */
    private Optional<Accounts.Account> proved(Optional<Accounts.Account> account, String password) {
        Optional<Accounts.Account> guarded = account.filter(Accounts.Account::hasPassword);
        if (guarded.isEmpty()) passwords.pretend(password);
        return guarded.filter(known -> passwords.matches(password, known.password()));
    }

    private Future<ObjectNode> signOut(RoutingContext context) {
        return entrance.end(context).map(done -> {
            entrance.takeBack(context);
            return ProfileRoutes.nobody();
        });
    }

    private Future<ObjectNode> signOutEverywhere(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person ->
                        EventLoop.back(store.sessions().closeAll(person.id())).map(person))
                .map(person -> {
                    signedOut.accept(person.id());
                    entrance.takeBack(context);
                    return ProfileRoutes.nobody();
                });
    }

    // ---- Another password ------------------------------------------------------------------------------------------

    /** Everybody else who knew the old one is signed out; the recovery code stays. */
    private Future<ObjectNode> change(RoutingContext context) {
        Change given = JsonBody.of(context, Change.class);
        checkStrength(given.password);
        return entry.mine(context)
                .compose(account -> account.hasPassword()
                        ? proved(context, given.current)
                        : readers.ask(() -> withProof(context, account)))
                .compose(account -> replace(account, given.password))
                .compose(account -> entry.enter(context, account));
    }

    /** An account without a password has another way to prove whose it is. */
    private Accounts.Account withProof(RoutingContext context, Accounts.Account account) {
        entrance.checkProof(context.request());
        return account;
    }

    private Future<Accounts.Account> replace(Accounts.Account account, String password) {
        return hashing.ofOwner(account.person(), () -> passwords.hash(password))
                .compose(hash -> EventLoop.back(store.accounts().change(account.person(), account.password(), hash))
                        .map(account.with(hash, account.recoveryHash())))
                .recover(fault ->
                        Future.failedFuture(fault instanceof HttpFault ? fault : new HttpFault(401, "wrong-password")))
                .onSuccess(done -> signedOut.accept(account.person()));
    }

    // ---- A fresh proof ---------------------------------------------------------------------------------------------

    /** Before what cannot be taken back: a session may be open on a computer that somebody else has found. */
    private Future<ObjectNode> prove(RoutingContext context) {
        String password = JsonBody.of(context, Proof.class).password;
        return proved(context, password)
                .compose(account -> EventLoop.back(store.sessions()
                        .proved(entrance.session(context.request()).orElseThrow(), System.currentTimeMillis())))
                .map(done -> JsonNodeFactory.instance.objectNode().put("proved", true));
    }

    /** The account of the session, if this is its password. */
    private Future<Accounts.Account> proved(RoutingContext context, String password) {
        return entry.mine(context)
                .compose(account -> {
                    tries.other(context.request(), account.look());
                    return hashing.ofOwner(account.person(), () -> proved(Optional.of(account), password));
                })
                .map(account -> account.orElseThrow(() -> new HttpFault(401, "wrong-password")))
                .onSuccess(account -> tries.otherWasRight(context.request(), account.look()));
    }
}
