package tablee.server.people.notices;

import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.alerts.NoticeSettings;
import tablee.store.people.People;
import tablee.wire.words.Html;
import tablee.wire.words.Words;

/**
 * {@code /mail/<code>}: the page that a mail links to, with a button for yes and one for no. Programs that look after mail
 * open links before people do, so that opening alone must change nothing.
 */
final class MailConfirmationPage {
    private final Store store;
    private final WorkerPool readers;

    MailConfirmationPage(Store store, WorkerPool readers) {
        this.store = store;
        this.readers = readers;
    }

    void on(Router router) {
        router.get("/mail/:code").handler(context -> answer(context, "confirm-question", true));
        router.post("/mail/:code/yes").handler(context -> decide(context, true));
        router.post("/mail/:code/no").handler(context -> decide(context, false));
    }

    private record Known(NoticeSettings.Notice notice, People.Person person) {}

    private Optional<Known> find(String code) {
        return store.notices()
                .byCode(code)
                .flatMap(notice -> store.people().find(notice.person()).map(person -> new Known(notice, person)));
    }

    private void decide(RoutingContext context, boolean yes) {
        readers.ask(() -> find(context.pathParam("code")).orElseThrow(HttpFault::notFound))
                .compose(known -> EventLoop.back(store.notices().set(decided(known.notice, yes))))
                .onFailure(fault -> Replies.fail(context, fault))
                .onSuccess(done -> answer(context, yes ? "confirmed" : "stopped", false));
    }

    /** The code stays, so that anyone who said no by mistake can say yes again. */
    private static NoticeSettings.Notice decided(NoticeSettings.Notice notice, boolean yes) {
        return new NoticeSettings.Notice(notice.person(), notice.mail(), notice.code(), yes, notice.feed());
    }

    private void answer(RoutingContext context, String key, boolean buttons) {
        readers.ask(() -> find(context.pathParam("code")).orElseThrow(HttpFault::notFound))
                .onFailure(fault -> Replies.fail(context, fault))
                .onSuccess(known -> {
                    var unused = context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
                            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                            .end(page(known, key, buttons));
                });
    }

    private static String page(Known known, String key, boolean buttons) {
        String language = known.person.language();
        Words words = Words.of(MailConfirmationPage.class, language);
        String choice = buttons ? button(known, "yes", words) + button(known, "no", words) : "";
        return "<!doctype html><html lang=\"" + language + "\"><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width\"><link rel=\"icon\" href=\"/favicon.svg\"><title>Tablée</title><h1>Tablée</h1><p>"
                + Html.escape(words.say(key, known.notice.mail())) + "</p>" + choice + "</html>";
    }

    private static String button(Known known, String answer, Words words) {
        String action = "/mail/" + known.notice.code() + "/" + answer;
        return "<form method=\"post\" action=\"" + action + "\"><button>" + Html.escape(words.say("confirm-" + answer))
                + "</button></form>";
    }
}
