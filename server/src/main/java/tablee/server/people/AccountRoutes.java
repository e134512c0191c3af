package tablee.server.people;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.Accounts;
import tablee.store.People;
import tablee.store.Store;
import tablee.table.seats.NameSkeleton;

/** Accounts: signing up, in, out and out everywhere, another password, and the way back in for those who forgot theirs. */
final class AccountRoutes implements AutoCloseable {
    private record NameAndPassword(String name, String password) {}

    private record Forgotten(String name, String recovery, String password) {}

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
    private final PasswordThreads hashing = new PasswordThreads();
    private final RateLimits limits;

    /**
     * @param signedOut closes what somebody has open whose sessions have ended
     */
    AccountRoutes(
            Store store,
            Authentication entrance,
            AccountEntry entry,
            KnownDevices devices,
            WorkerPool readers,
            Consumer<String> signedOut,
            RateLimits limits) {
        this.store = store;
        this.entrance = entrance;
        this.entry = entry;
        this.devices = devices;
        this.readers = readers;
        this.signedOut = signedOut;
        this.limits = limits;
        tries = new SignInTries(devices, limits);
    }

    void on(Router router) {
        router.post("/api/account").handler(Replies.json(this::signUp));
        router.post("/api/session").handler(Replies.json(this::signIn));
        router.delete("/api/session").handler(Replies.json(this::signOut));
        router.delete("/api/sessions").handler(Replies.json(this::signOutEverywhere));
        router.post("/api/password").handler(Replies.json(this::change));
        router.post("/api/proof").handler(Replies.json(this::prove));
        router.post("/api/recover").handler(Replies.json(this::recover));
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

    private static void checkStrength(String password) {
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
                .compose(account -> replace(account, given.password).compose(done -> entry.enter(context, account)));
    }

    /** An account without a password has another way to prove whose it is. */
    private Accounts.Account withProof(RoutingContext context, Accounts.Account account) {
        entrance.checkProof(context.request());
        return account;
    }

    private Future<Void> replace(Accounts.Account account, String password) {
        return hashing.ofOwner(account.person(), () -> passwords.hash(password))
                .compose(hash -> EventLoop.back(store.accounts().change(account.person(), account.password(), hash)))
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

    // ---- Forgotten password ----------------------------------------------------------------------------------------

    private Future<ObjectNode> recover(RoutingContext context) {
        Forgotten given = JsonBody.of(context, Forgotten.class);
        String look = NameSkeleton.of(given.name);
        checkStrength(given.password);
        tries.other(context.request(), look);
        byte[] used = SecretTokens.hashOfCode(given.recovery);
        String code = entrance.secrets().recoveryCode();
        return readers.ask(() -> store.accounts().byLook(look))
                .map(account -> account.filter(known -> MessageDigest.isEqual(known.recoveryHash(), used))
                        .orElseThrow(() -> new HttpFault(401, "wrong-code")))
                .onSuccess(account -> tries.otherWasRight(context.request(), look))
                // Before anything is used up: who is turned away would never see the next code.
                .compose(account -> readers.ask(() -> entry.admitted(context, account)).map(account))
                .compose(account -> readers.ask(() -> keys(account))
                        .compose(keys -> renew(account, given.password, used, code)
                                .recover(fault -> Future.failedFuture(
                                        fault instanceof HttpFault ? fault : new HttpFault(401, "wrong-code")))
                                .compose(done -> entry.enter(context, with(account, code)))
                                .compose(done -> ended(account))
                                .map(programs -> recovery(code)
                                        .<ObjectNode>set("programs", programs)
                                        .set("passkeys", keys))));
    }

    /** The names of the passkeys that end: somebody else may have made one of them. */
    private ArrayNode keys(Accounts.Account account) {
        ArrayNode names = JsonNodeFactory.instance.arrayNode();
        store.passkeys().of(account.person()).forEach(each -> names.add(each.name()));
        return names;
    }

    /** The names of the programs whose tokens have ended; what they have open is closed. */
    private Future<ArrayNode> ended(Accounts.Account account) {
        return readers.ask(() -> store.bots().of(account.person())).map(bots -> {
            ArrayNode names = JsonNodeFactory.instance.arrayNode();
            bots.forEach(bot -> {
                signedOut.accept(bot.id());
                names.add(bot.name());
            });
            return names;
        });
    }

    private static Accounts.Account with(Accounts.Account account, String code) {
        byte[] recovery = SecretTokens.hashOfCode(code);
        return new Accounts.Account(account.person(), account.name(), account.look(), account.password(), recovery);
    }

    private Future<Void> renew(Accounts.Account account, String password, byte[] used, String code) {
        return hashing.ofOwner(account.person(), () -> passwords.hash(password))
                .compose(hash -> EventLoop.back(
                        store.accounts().renew(account.person(), hash, used, SecretTokens.hashOfCode(code))))
                .onSuccess(done -> signedOut.accept(account.person()));
    }

    @Override
    public void close() {
        hashing.close();
    }
}
