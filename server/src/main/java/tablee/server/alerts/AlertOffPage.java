package tablee.server.alerts;

import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.people.People;
import tablee.wire.words.Html;
import tablee.wire.words.Words;

/**
 * {@code /alerts/<code>}: the page that an alert links to, with one button. Programs open links before people do, to show what is behind them,
 * so that opening alone changes nothing. Everybody who reads the alert can press it, in a room that others read too, or at a hook that a thief has
 * added: so it ends alerts and never begins them again, which is done by the owner, signed in.
 */
final class AlertOffPage {
    private final Store store;
    private final WorkerPool readers;

    AlertOffPage(Store store, WorkerPool readers) {
        this.store = store;
        this.readers = readers;
    }

    void on(Router router) {
        router.get("/alerts/:code").handler(this::show);
        router.post("/alerts/:code/off").handler(this::turnOff);
    }

    private record Known(Channel channel, People.Person person) {}

    private Known find(RoutingContext context) {
        return store.alertChannels()
                .byCode(context.pathParam("code"))
                .flatMap(channel -> store.people().find(channel.person()).map(person -> new Known(channel, person)))
                .orElseThrow(HttpFault::notFound);
    }

    private void turnOff(RoutingContext context) {
        readers.ask(() -> find(context))
                .compose(known -> EventLoop.back(store.alertChannels().pause(known.channel.id(), true)))
                .onFailure(fault -> Replies.fail(context, fault))
                .onSuccess(done -> show(context));
    }

    private void show(RoutingContext context) {
        readers.ask(() -> find(context))
                .onFailure(fault -> Replies.fail(context, fault))
                .onSuccess(known -> {
                    var unused = context.response()
                            .putHeader(HttpHeaders.CONTENT_TYPE, "text/html; charset=utf-8")
                            .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                            .end(page(known));
                });
    }

    private static String page(Known known) {
        String language = known.person.language();
        Words words = Words.of(AlertOffPage.class, language);
        boolean paused = known.channel.paused();
        String button = paused
                ? ""
                : "<form method=\"post\" action=\"" + AlertFormat.offPath(known.channel) + "/off\"><button>"
                        + Html.escape(words.say("turn-off")) + "</button></form>";
        return "<!doctype html><html lang=\"" + language + "\"><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\">"
                + "<link rel=\"icon\" href=\"/favicon.svg\"><title>Tablée</title><h1>Tablée</h1><p>"
                + Html.escape(words.say(paused ? "page-off" : "page-on", known.channel.name()))
                + "</p>" + button
                + "<p><a href=\"/alerts\">" + Html.escape(words.say("all")) + "</a></p></html>";
    }
}
