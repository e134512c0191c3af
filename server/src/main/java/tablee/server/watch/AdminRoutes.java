package tablee.server.watch;

import io.vertx.core.Future;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.server.http.Connections;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.store.Chat;
import tablee.store.People;
import tablee.store.Store;

/**
 * For those who run the server, on a port of its own, by default for this machine only: counts, what was reported, and bans. Anyone who can
 * reach that port is trusted, so pages of other origins must not: the port's own name is demanded of every request.
 */
public final class AdminRoutes {
    private static final int FORM_BYTES = 4 << 10;

    /** Closes what a person has open. */
    @FunctionalInterface
    public interface Dismissal {
        void dismiss(String person, short code);
    }

    private final Store store;
    private final Connections connections;
    private final Dismissal dismissal;
    private final Metrics meters;
    private final WorkerPool readers;
    private final Supplier<List<String>> origins;

    /**
     * @param dismissal of somebody who may not be here any more, or not as before
     * @param origins what browsers call this door
     */
    public AdminRoutes(
            Store store,
            Connections connections,
            Dismissal dismissal,
            Metrics meters,
            WorkerPool readers,
            Supplier<List<String>> origins) {
        this.store = store;
        this.connections = connections;
        this.dismissal = dismissal;
        this.meters = meters;
        this.readers = readers;
        this.origins = origins;
    }

    public void on(Router router) {
        router.route().handler(this::guard);
        router.get("/metrics").handler(this::metrics);
        router.get("/").handler(context -> page(context, readers.ask(() -> overview(from(context)))));
        router.get("/admin.css").handler(context -> answer(context, "text/css", AdminPage.STYLE));
        router.route().handler(BodyHandler.create(false).setBodyLimit(FORM_BYTES));
        router.post("/people").handler(this::judge);
    }

    /** No other name than our own, so that no page of a foreign name that leads here can read or do anything. */
    private void guard(RoutingContext context) {
        String own = "http://" + context.request().getHeader(HttpHeaders.HOST);
        String origin = String.valueOf(context.request().getHeader(HttpHeaders.ORIGIN));
        boolean reads = context.request().method().equals(HttpMethod.GET);
        if (origins.get().contains(own) && (reads || origin.equals(own))) context.next();
        else Replies.fail(context, new HttpFault(403, "wrong-origin"));
    }

    private void metrics(RoutingContext context) {
        answer(context, "text/plain; version=0.0.4; charset=utf-8", meters.text());
    }

    /** With which of the reported people the page begins. */
    private static int from(RoutingContext context) {
        String from = String.valueOf(context.request().getParam("from"));
        return from.matches("\\d{1,8}") ? Integer.parseInt(from) : 0;
    }

    private String overview(int from) {
        AdminPage page = new AdminPage();
        page.heading("Tablée");
        page.row("open sockets", connections.size());
        store.tables().phases().forEach((phase, count) -> page.row("tables " + phase, count));
        page.heading("Reports");
        ReportList reports = ReportList.of(store.chat(), from);
        if (reports.people().isEmpty()) page.text("Nobody has reported anything.");
        reports.people().forEach(each -> describe(page, each));
        if (reports.next() > 0) page.link("More people who were reported", "/?from=" + reports.next());
        page.heading("People");
        page.text("A person's id is beside each report and in the list of seats that a table sends.");
        page.judge(Optional.empty());
        return page.html();
    }

    private static void describe(AdminPage page, ReportList.About about) {
        Chat.Accused whom = about.whom();
        page.text(whom.person() + ": reported by " + whom.reporters() + " different people, " + whom.reports()
                + " reports in all");
        about.shown().forEach(each -> describe(page, each));
        if (!whom.person().isEmpty()) page.judge(Optional.of(whom.person()));
    }

    private static void describe(AdminPage page, Chat.Reported each) {
        page.text(Instant.ofEpochMilli(each.report().wallMillis()) + ", table " + each.table() + ": " + each.person()
                + " said “" + each.text() + "”; reported by " + each.report().by() + ": “"
                + each.report().reason()
                + "”");
    }

    private void judge(RoutingContext context) {
        String id = String.valueOf(context.request().getFormAttribute("person"));
        String act = String.valueOf(context.request().getFormAttribute("act"));
        readers.ask(() -> store.people().find(id).orElseThrow(HttpFault::notFound))
                .compose(person -> act.equals("sign-out") ? signOut(id) : change(judged(person, act)))
                .onSuccess(done -> {
                    var unused = context.response()
                            .setStatusCode(303)
                            .putHeader(HttpHeaders.LOCATION, "/")
                            .end();
                })
                .onFailure(fault -> Replies.fail(context, fault));
    }

    /** Guests are nothing but their sessions: they come back as somebody new. */
    private Future<Void> signOut(String person) {
        return EventLoop.back(store.sessions().closeAll(person))
                .onSuccess(done -> dismissal.dismiss(person, Connections.SIGNED_OUT));
    }

    /** What is open was opened with the rights from before. Bots go with whom they belong to. */
    private Future<Void> change(People.Person person) {
        return EventLoop.back(store.people().change(person))
                .compose(done -> readers.ask(() -> store.bots().of(person.id())))
                .map(bots -> {
                    short code = person.banned() ? Connections.NOT_FOUND : Connections.SIGNED_OUT;
                    dismissal.dismiss(person.id(), code);
                    bots.forEach(bot -> dismissal.dismiss(bot.id(), code));
                    return null;
                });
    }

    private static People.Person judged(People.Person person, String act) {
        return switch (act) {
            case "ban" -> new People.Person(person.id(), person.name(), person.language(), person.admin(), true);
            case "pardon" -> new People.Person(person.id(), person.name(), person.language(), person.admin(), false);
            case "make-admin" ->
                new People.Person(person.id(), person.name(), person.language(), true, person.banned());
            case "unmake-admin" ->
                new People.Person(person.id(), person.name(), person.language(), false, person.banned());
            default -> throw HttpFault.badRequest("A person can be banned, pardoned, made admin and unmade.");
        };
    }

    private static void page(RoutingContext context, Future<String> html) {
        html.onSuccess(text -> answer(context, "text/html; charset=utf-8", text))
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private static void answer(RoutingContext context, String type, String text) {
        var unused = context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, type)
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                .end(text);
    }
}
