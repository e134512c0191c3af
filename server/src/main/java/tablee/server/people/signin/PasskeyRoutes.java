package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Optional;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.AccountName;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.DeviceWords;
import tablee.server.people.identity.SecretTokens;
import tablee.server.people.passkeys.PasskeyAnswers;
import tablee.server.people.passkeys.PasskeyChallenges;
import tablee.server.people.passkeys.PasskeyOptions;
import tablee.server.people.passkeys.PasskeySite;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Accounts;
import tablee.store.people.Passkeys;
import tablee.store.people.Sessions;
import tablee.table.budget.Budget;
import tablee.table.seats.TypedText;

/** {@code /api/passkeys}: keys that devices keep, as the way into an account, beside a password or without one. */
public final class PasskeyRoutes {
    private record Wanted(PasskeyChallenges.Purpose purpose, Optional<String> name) {}

    private record NewAccount(String name, Optional<String> called, ObjectNode credential) {}

    private record NewKey(Optional<String> called, ObjectNode credential) {}

    private record Shown(ObjectNode credential) {}

    private record Called(String called) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final AccountEntry entry;
    private final PasskeyChallenges challenges;

    public PasskeyRoutes(
            Store store,
            Authentication entrance,
            WorkerPool readers,
            AccountEntry entry,
            PasskeyChallenges challenges) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.entry = entry;
        this.challenges = challenges;
    }

    public void on(Router router) {
        router.post("/api/passkeys/challenge").handler(Replies.json(this::ask));
        router.post("/api/passkeys/account").handler(Replies.json(this::signUp));
        router.post("/api/passkeys/session").handler(Replies.json(this::signIn));
        router.post("/api/passkeys/proof").handler(Replies.json(this::prove));
        router.get("/api/passkeys").handler(Replies.json(this::list));
        router.post("/api/passkeys").handler(Replies.json(this::add));
        router.post("/api/passkeys/:passkey").handler(Replies.json(this::rename));
        router.delete("/api/passkeys/:passkey").handler(Replies.json(this::remove));
    }

    // ---- What a device is asked ------------------------------------------------------------------------------------

    private Future<ObjectNode> ask(RoutingContext context) {
        Wanted wanted = JsonBody.of(context, Wanted.class);
        entrance.limit(context, Budget.PASSKEYS_ASKED);
        PasskeySite site = challenges.site();
        byte[] challenge = challenges.draw();
        return options(context, wanted, site, challenge)
                .compose(options ->
                        challenges.remember(context, wanted.purpose, challenge).map(options));
    }

    private Future<ObjectNode> options(RoutingContext context, Wanted wanted, PasskeySite site, byte[] challenge) {
        return switch (wanted.purpose) {
            case SESSION -> Future.succeededFuture(PasskeyOptions.show(site, challenge, List.of()));
            case PROOF ->
                entry.mine(context)
                        .compose(account -> readers.ask(() -> PasskeyOptions.show(site, challenge, some(account))));
            case ADD ->
                entry.mine(context)
                        .compose(account -> readers.ask(() -> PasskeyOptions.create(
                                site, challenge, account.person(), account.name(), room(context, account))));
            case ACCOUNT -> {
                AccountName name = name(wanted.name.orElse(""));
                yield entrance.requireHuman(context)
                        .compose(person -> readers.ask(() -> entry.free(person, name)))
                        .map(person -> PasskeyOptions.create(site, challenge, person.id(), name.name(), List.of()));
            }
        };
    }

    private static AccountName name(String typed) {
        return AccountName.read(typed).orElseThrow(() -> new HttpFault(400, "name-unfit"));
    }

    /** The keys of somebody who has some. */
    private List<Passkeys.Passkey> some(Accounts.Account account) {
        List<Passkeys.Passkey> keys = store.passkeys().of(account.person());
        if (keys.isEmpty()) throw new HttpFault(409, "no-passkey");
        return keys;
    }

    /** The keys of somebody who may have one more, and who has proved lately to be themselves. */
    private List<Passkeys.Passkey> room(RoutingContext context, Accounts.Account account) {
        entrance.checkProof(context.request());
        List<Passkeys.Passkey> keys = store.passkeys().of(account.person());
        if (keys.size() >= Budget.PASSKEYS.count()) throw new HttpFault(409, "many-passkeys");
        return keys;
    }

    // ---- New keys --------------------------------------------------------------------------------------------------

    private Future<ObjectNode> signUp(RoutingContext context) {
        NewAccount given = JsonBody.of(context, NewAccount.class);
        AccountName name = name(given.name);
        String code = entrance.secrets().recoveryCode();
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> entry.free(person, name)))
                .compose(person ->
                        made(context, PasskeyChallenges.Purpose.ACCOUNT, person.id(), given.called, given.credential))
                .compose(key -> {
                    Accounts.Account account = new Accounts.Account(
                            key.person(), name.name(), name.look(), "", SecretTokens.hashOfCode(code));
                    return EventLoop.back(store.passkeys().open(account, key, System.currentTimeMillis()))
                            .recover(fault -> refused(fault, "name-taken"))
                            .compose(done -> entry.signIn(context, account));
                })
                .map(done -> JsonNodeFactory.instance.objectNode().put("recovery", code));
    }

    private Future<ObjectNode> add(RoutingContext context) {
        NewKey given = JsonBody.of(context, NewKey.class);
        return entry.mine(context)
                .compose(account -> readers.ask(() -> {
                    var unused = room(context, account);
                    return account.person();
                }))
                .compose(person -> made(context, PasskeyChallenges.Purpose.ADD, person, given.called, given.credential))
                .compose(key -> EventLoop.back(store.passkeys()
                                .add(
                                        key,
                                        Budget.PASSKEYS.count(),
                                        entrance.session(context.request()).orElseThrow()))
                        .recover(fault -> refused(fault, "many-passkeys")))
                .compose(done -> list(context));
    }

    /** A new key of this person, which its device has made for the challenge of this browser. */
    private Future<Passkeys.Passkey> made(
            RoutingContext context,
            PasskeyChallenges.Purpose purpose,
            String person,
            Optional<String> called,
            ObjectNode credential) {
        PasskeySite site = challenges.site();
        String name = called(context, called.orElse(""));
        return readers.ask(() -> PasskeyAnswers.Made.read(credential))
                .compose(made ->
                        challenges.take(context, purpose, made.challenge()).map(made))
                .compose(made -> readers.ask(
                        () -> fresh(made.verify(site, entrance.secrets().id(), person, name, today()))));
    }

    private Passkeys.Passkey fresh(Passkeys.Passkey key) {
        if (store.passkeys().byCredential(key.credential()).isPresent()) throw new HttpFault(409, "passkey-known");
        return key;
    }

    /** Keys without a name are called like the browser that they were made with. */
    private static String called(RoutingContext context, String typed) {
        String name = TypedText.line(typed, TypedText.WORD_CHARS);
        return name.isEmpty()
                ? DeviceWords.of(String.valueOf(context.request().getHeader(HttpHeaders.USER_AGENT)))
                : name;
    }

    private static int today() {
        return Sessions.day(System.currentTimeMillis());
    }

    private static <T> Future<T> refused(Throwable fault, String key) {
        return Future.failedFuture(StoreException.isRefused(fault) ? new HttpFault(409, key) : fault);
    }

    // ---- Keys that there are ---------------------------------------------------------------------------------------

    private Future<ObjectNode> signIn(RoutingContext context) {
        ObjectNode credential = JsonBody.of(context, Shown.class).credential;
        return shown(context, PasskeyChallenges.Purpose.SESSION, Optional.empty(), credential)
                .compose(key -> readers.ask(() -> store.accounts().of(key.person())))
                .compose(account -> entry.enter(context, account.orElseThrow(HttpFault::unknownPerson)));
    }

    private Future<ObjectNode> prove(RoutingContext context) {
        ObjectNode credential = JsonBody.of(context, Shown.class).credential;
        return entry.mine(context)
                .compose(account ->
                        shown(context, PasskeyChallenges.Purpose.PROOF, Optional.of(account.person()), credential))
                .compose(key -> EventLoop.back(store.sessions()
                        .proved(entrance.session(context.request()).orElseThrow(), System.currentTimeMillis())))
                .map(done -> JsonNodeFactory.instance.objectNode().put("proved", true));
    }

    /**
     * The key with which its device has answered the challenge of this browser.
     *
     * @param owner who has to be its owner; none: anybody who is
     */
    private Future<Passkeys.Passkey> shown(
            RoutingContext context, PasskeyChallenges.Purpose purpose, Optional<String> owner, ObjectNode credential) {
        PasskeySite site = challenges.site();
        return readers.ask(() -> PasskeyAnswers.Shown.read(credential))
                .compose(shown ->
                        challenges.take(context, purpose, shown.challenge()).map(shown))
                .compose(shown -> readers.ask(() -> {
                    Passkeys.Passkey key = known(shown, owner);
                    return new Used(key, shown.verify(site, key));
                }))
                .compose(used -> EventLoop.back(store.passkeys().used(used.key.id(), used.counter, today()))
                        .recover(fault -> Future.failedFuture(
                                StoreException.isRefused(fault) ? new HttpFault(401, "passkey-copied") : fault))
                        .map(used.key));
    }

    private record Used(Passkeys.Passkey key, long counter) {}

    private Passkeys.Passkey known(PasskeyAnswers.Shown shown, Optional<String> owner) {
        Passkeys.Passkey key = store.passkeys()
                .byCredential(shown.credential())
                .orElseThrow(() -> new HttpFault(401, "passkey-unknown"));
        boolean theirs = owner.map(key.person()::equals).orElse(true) && shown.isOf(key.person(), owner.isPresent());
        if (!theirs) throw new HttpFault(401, "passkey-of-another");
        return key;
    }

    // ---- One's own -------------------------------------------------------------------------------------------------

    private Future<ObjectNode> list(RoutingContext context) {
        return entry.mine(context)
                .compose(account -> readers.ask(() -> {
                    ObjectNode answer = JsonNodeFactory.instance.objectNode();
                    ArrayNode list = answer.putArray("passkeys");
                    for (Passkeys.Passkey each : store.passkeys().of(account.person()))
                        list.addObject()
                                .put("passkey", each.id())
                                .put("name", each.name())
                                .put("synced", each.synced())
                                .put("createdDay", each.createdDay())
                                .put("usedDay", each.usedDay());
                    return answer;
                }));
    }

    private Future<ObjectNode> rename(RoutingContext context) {
        String name = called(context, JsonBody.of(context, Called.class).called);
        return entry.mine(context)
                .compose(account ->
                        EventLoop.back(store.passkeys().rename(account.person(), context.pathParam("passkey"), name)))
                .recover(fault -> Future.failedFuture(StoreException.isRefused(fault) ? HttpFault.notFound() : fault))
                .compose(done -> list(context));
    }

    private Future<ObjectNode> remove(RoutingContext context) {
        String id = context.pathParam("passkey");
        return entry.mine(context)
                .compose(account -> readers.ask(() -> {
                    boolean there = store.passkeys().of(account.person()).stream()
                            .anyMatch(each -> each.id().equals(id));
                    if (!there) throw HttpFault.notFound();
                    entrance.checkProof(context.request());
                    return account.person();
                }))
                .compose(person -> EventLoop.back(store.passkeys().remove(person, id))
                        .recover(fault -> refused(fault, "last-way-in")))
                .compose(done -> list(context));
    }
}
