package tablee.server.people.profile;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import java.util.Optional;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.RequestLanguage;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.BotMark;
import tablee.server.people.identity.NamesInUse;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.seats.Caller;
import tablee.table.seats.SeatName;

/** {@code /api/me}: who I am, what is known of me, and that it be forgotten. */
public final class ProfileRoutes {
    private record Named(String name, Optional<String> language) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final Erasure erasure;

    public ProfileRoutes(Store store, Authentication entrance, WorkerPool readers, Erasure erasure) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.erasure = erasure;
    }

    public void on(Router router) {
        router.get("/api/me").handler(Replies.json(this::me));
        router.post("/api/me").handler(Replies.json(this::change));
        router.delete("/api/me").handler(Replies.json(this::forget));
        router.get("/api/me/data").handler(Replies.json(this::data));
    }

    /** Somebody who is banned is nobody here, and is told why and until when. */
    private Future<ObjectNode> me(RoutingContext context) {
        return entrance.find(context.request())
                .compose(known -> known.isPresent() || Authentication.isProgram(context.request())
                        ? describe(known)
                        : readers.ask(() -> entrance.owner(context.request())
                                .filter(People.Person::banned)
                                .map(person -> words(nobody(), person.id()))
                                .orElseGet(ProfileRoutes::nobody)));
    }

    private Future<ObjectNode> change(RoutingContext context) {
        Named named = JsonBody.of(context, Named.class);
        String typed = new Caller("", named.name, false).name();
        String name = SeatName.ofPerson(typed);
        if (name.isEmpty()) throw new HttpFault(400, "no-name");
        return entrance.find(context.request())
                .compose(known -> known.isPresent()
                        ? rename(
                                known.get(),
                                Authentication.isProgram(context.request()) ? BotMark.name(name) : name,
                                named.language.orElse(known.get().language()))
                        : entrance.addGuest(
                                context, name, language(named.language.orElse(RequestLanguage.of(context)))))
                .compose(person -> describe(Optional.of(person)));
    }

    private static String language(String wanted) {
        return RequestLanguage.orEnglish(wanted);
    }

    private Future<People.Person> rename(People.Person person, String name, String language) {
        if (name.equals(person.name())) return rename(person, new NamesInUse.Shown(name, ""), language);
        return readers.ask(() -> {
                    entrance.checkVoice(person);
                    return person;
                })
                .compose(checked -> entrance.named(name, person.id(), shown -> rename(person, shown, language)));
    }

    private Future<People.Person> rename(People.Person person, NamesInUse.Shown shown, String language) {
        People.Person next =
                new People.Person(person.id(), shown.name(), language(language), person.admin(), person.banned());
        return EventLoop.back(store.people().rename(next, shown.look())).map(done -> next);
    }

    /** The answer that tells a client who its person is. */
    public Future<ObjectNode> describe(Optional<People.Person> known) {
        if (known.isEmpty()) return Future.succeededFuture(nobody());
        People.Person person = known.get();
        return readers.ask(() -> words(describe(person, store.accounts().of(person.id())), person.id()));
    }

    /** What those who run the server have said to this person, as far as it holds or is still to be read. */
    private ObjectNode words(ObjectNode answer, String person) {
        long now = System.currentTimeMillis();
        ArrayNode words = JsonNodeFactory.instance.arrayNode();
        store.sanctions().of(person).stream()
                .filter(each -> each.isToBeShown(now))
                .forEach(each -> words.addObject()
                        .put("id", each.id())
                        .put("kind", each.kind().name().toLowerCase(Locale.ROOT))
                        .put("reason", each.reason())
                        .put("untilMillis", each.untilMillis() == People.FOR_GOOD ? 0 : each.untilMillis()));
        if (!words.isEmpty()) answer.set("words", words);
        return answer;
    }

    public static ObjectNode nobody() {
        return JsonNodeFactory.instance.objectNode().putNull("person");
    }

    private ObjectNode describe(People.Person person, Optional<Accounts.Account> account) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ObjectNode fields = answer.putObject("person")
                .put("id", person.id())
                .put("name", person.name())
                .put("language", person.language())
                .put("admin", person.admin());
        fields.put("account", account.map(Accounts.Account::name).orElse(null));
        account.ifPresent(each -> ways(each, fields.putArray("ways")));
        return answer;
    }

    /** How this account is signed in to, and how its owner can prove once more to be themselves. */
    private void ways(Accounts.Account account, ArrayNode ways) {
        if (account.hasPassword()) ways.add("password");
        if (!store.passkeys().of(account.person()).isEmpty()) ways.add("passkey");
    }

    private Future<?> data(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> proven(context, person)))
                .compose(person -> {
                    entrance.limits().demand(Budget.COPIES_OF_DATA, person.id());
                    context.response()
                            .putHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"tablee-data.json\"");
                    return readers.ask(() -> PersonalData.of(store, person));
                });
    }

    /**
     * Somebody with an account proves it once more, before it is deleted, and before a copy of all data, which names where alerts, mails
     * and the feed go; a guest has nothing to prove it with.
     */
    private People.Person proven(RoutingContext context, People.Person person) {
        if (store.accounts().of(person.id()).isPresent()) entrance.checkProof(context.request());
        return person;
    }

    /** Who is an administrator is first made somebody else at the machine: nobody takes their own name out of the log of what they did. */
    private People.Person checked(RoutingContext context, People.Person person) {
        if (person.admin()) throw new HttpFault(409, "administrator-first");
        return proven(context, person);
    }

    private Future<ObjectNode> forget(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> checked(context, person)))
                .compose(person -> erasure.forget(person.id()))
                .map(done -> {
                    entrance.takeBack(context);
                    return nobody();
                });
    }
}
