package tablee.server.people.notices;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;
import tablee.store.alerts.NoticeSettings;
import tablee.store.people.People;
import tablee.table.budget.Budget;

/** {@code /api/me/notify}: how somebody wants to hear that it is their turn; and the feed itself. */
public final class NoticeRoutes {
    private static final Pattern MAIL = Pattern.compile("[^\\s@<>\",;:\\\\]{1,64}@[^\\s@<>\",;:\\\\]{1,180}");

    private record Wishes(String mail, boolean feed) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final NoticeMails letters;
    private final Function<HttpServerRequest, String> address;

    /** @param address where a request comes from */
    public NoticeRoutes(
            Store store,
            Authentication entrance,
            WorkerPool readers,
            NoticeMails letters,
            Function<HttpServerRequest, String> address) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.letters = letters;
        this.address = address;
    }

    public void on(Router router) {
        router.get("/api/me/notify").handler(Replies.json(this::show));
        router.put("/api/me/notify").handler(Replies.json(this::change));
        router.get("/feed/:feed").handler(this::feed);
        new MailConfirmationPage(store, readers).on(router);
    }

    private Future<ObjectNode> show(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> current(person)))
                .map(this::describe);
    }

    private NoticeSettings.Notice current(People.Person person) {
        return store.notices()
                .of(person.id())
                .orElseGet(() -> new NoticeSettings.Notice(
                        person.id(), "", entrance.secrets().token(), false, Optional.empty()));
    }

    private ObjectNode describe(NoticeSettings.Notice notice) {
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("mail", notice.mail())
                .put("mailAvailable", letters.isPossible())
                .put("mailConfirmed", notice.confirmed());
        answer.put(
                "feed", notice.feed().map(secret -> "/feed/" + secret + ".xml").orElse(null));
        return answer;
    }

    private Future<ObjectNode> change(RoutingContext context) {
        Wishes wishes = JsonBody.of(context, Wishes.class);
        String mail = wishes.mail.strip();
        if (!mail.isEmpty() && !letters.isPossible()) throw new HttpFault(409, "no-mail");
        if (!mail.isEmpty() && !MAIL.matcher(mail).matches()) throw new HttpFault(400, "mail-unfit");
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> current(person))
                        .compose(before -> change(
                                person, address.apply(context.request()), before, changed(before, mail, wishes.feed))))
                .map(this::describe);
    }

    private NoticeSettings.Notice changed(NoticeSettings.Notice before, String mail, boolean feed) {
        boolean same = mail.equals(before.mail());
        Optional<String> secret =
                feed ? before.feed().or(() -> Optional.of(entrance.secrets().token())) : Optional.empty();
        String code = same ? before.code() : entrance.secrets().token();
        return new NoticeSettings.Notice(before.person(), mail, code, same && before.confirmed(), secret);
    }

    private Future<NoticeSettings.Notice> change(
            People.Person person, String place, NoticeSettings.Notice before, NoticeSettings.Notice after) {
        boolean asks = !after.mail().isEmpty() && !after.mail().equals(before.mail());
        if (asks) letters.demand(person, place, after.mail());
        return EventLoop.back(store.notices().set(after))
                .compose(done -> asks ? letters.askFor(person, after) : Future.succeededFuture())
                .map(done -> after);
    }

    /** Anyone who knows the address may read it: readers of feeds have no cookies. */
    private void feed(RoutingContext context) {
        String secret = context.pathParam("feed").replaceFirst("\\.xml$", "");
        if (!entrance.limits().admits(Budget.FEEDS_READ, secret)) {
            Replies.fail(context, new HttpFault(429, "too-fast"));
            return;
        }
        readers.ask(() -> store.notices()
                        .byFeed(secret)
                        .flatMap(notice -> store.people().find(notice.person()))
                        .filter(person -> !person.banned())
                        .map(person -> TurnFeed.of(person, WaitingTable.of(store, person.id()), letters.base())))
                .map(found -> found.orElseThrow(HttpFault::notFound))
                .onFailure(fault -> Replies.fail(context, fault))
                .onSuccess(text -> {
                    var unused = context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, "application/atom+xml; charset=utf-8")
                            .putHeader(HttpHeaders.CACHE_CONTROL, "private, max-age=60")
                            .end(text);
                });
    }
}
