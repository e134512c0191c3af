package tablee.server.pages;

import io.vertx.core.Future;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.SecurityHeaders;
import tablee.server.http.WorkerPool;

/** What a browser loads: the one page with its assets, rules and words. */
public final class PageRoutes {
    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final String ASK_AGAIN = "no-cache";
    private static final Pattern PAGE = Pattern.compile(
            "/|/(?:settings|account|alerts|privacy|terms|people|about|analysis|history|statistics|profile|lobby|ratings(?:/\\w+/\\w+)?)|/admin(?:/\\w+(?:/[^/]+)?)?|/invited/[^/]+|"
                    + "/daily(?:/\\d{4}-\\d\\d-\\d\\d|/team/\\w+)?|/puzzles(?:/\\w+/\\w+)?|/tournaments|/tournament/\\w+|/honest-play|"
                    + "/t/[^/]+(?:/replay|/screen)?|/m/[\\w.-]+|/(?:rules|learn|new)/[^/]+");
    private static final Asset NO_CLIENT = Asset.of(
            "text/html; charset=utf-8",
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tablée</title>"
                    + "<h1>Tablée</h1><p>The server runs, and this build has no client in it.</p></html>");

    private final ClientBundle bundle = new ClientBundle();
    private final GameCatalogue catalogue;
    private final OfflineHouse offline;
    private final Asset openApi = openApi();
    private final WorkerPool readers;
    private final Previews previews;

    /** What the head of a page says about a link to a moment; none: there is no such link. Reads the store. */
    @FunctionalInterface
    public interface Previews {
        Optional<String> of(HttpServerRequest request, String code);
    }

    public PageRoutes(WorkerPool readers, String version, Previews previews) {
        this.readers = readers;
        this.previews = previews;
        catalogue = new GameCatalogue(version);
        offline = new OfflineHouse(bundle, catalogue);
    }

    public void on(Router router) {
        router.get("/api/games").handler(context -> answer(context, () -> catalogue.games(), ASK_AGAIN));
        router.get("/api/openapi.json").handler(context -> answer(context, () -> openApi, ASK_AGAIN));
        router.get("/r/:code").handler(this::shared);
        router.get("/words/:part/:file").handler(this::words);
        router.get("/rules/:game/:file").handler(this::rules);
        router.get("/assets/*").handler(context -> file(context, FOR_EVER));
        router.get("/favicon.svg").handler(context -> file(context, ASK_AGAIN));
        router.get("/icons/:file").handler(context -> file(context, ASK_AGAIN));
        router.get("/manifest.webmanifest").handler(context -> file(context, ASK_AGAIN));
        router.get("/notices.js").handler(context -> file(context, ASK_AGAIN));
        router.get("/offline.json").handler(context -> answer(context, offline::list, ASK_AGAIN));
        router.get("/weights/:game")
                .handler(context -> answer(context, () -> offline.weights(context.pathParam("game")), ASK_AGAIN));
        router.get("/house.wasm").handler(context -> file(context, ASK_AGAIN));
        router.get("/physics.wasm").handler(context -> file(context, ASK_AGAIN));
        router.get("/house-worker.js").handler(context -> {
            SecurityHeaders.allowWebAssembly(context);
            file(context, ASK_AGAIN);
        });
    }

    /** Every other address is the client's; those that it does not know have status 404. */
    public void last(Router router) {
        router.route().handler(context -> {
            HttpMethod method = context.request().method();
            boolean looks = method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD);
            if (!looks || context.request().path().startsWith("/api/")) Replies.fail(context, HttpFault.notFound());
            else page(context);
        });
    }

    private static Asset openApi() {
        try (InputStream in = PageRoutes.class.getResourceAsStream("openapi.json")) {
            return Asset.of("application/json", Objects.requireNonNull(in).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void page(RoutingContext context) {
        int status = PAGE.matcher(context.request().path()).matches() ? 200 : 404;
        finish(
                context,
                readers.ask(() -> bundle.find("index.html").orElse(NO_CLIENT)),
                (to, page) -> page.send(to, status, ASK_AGAIN));
    }

    /** The one page, with a preview for those who show links to others. */
    private void shared(RoutingContext context) {
        Future<Optional<Asset>> page = readers.ask(
                () -> previews.of(context.request(), context.pathParam("code")).map(preview -> {
                    String html =
                            bundle.find("index.html").orElse(NO_CLIENT).plain().toString();
                    return Asset.of("text/html; charset=utf-8", html.replace("<title>", preview + "<title>"));
                }));
        page.onSuccess(found -> found.ifPresentOrElse(each -> each.send(context, 200, "no-store"), () -> page(context)))
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private void file(RoutingContext context, String cacheControl) {
        String name = context.request().path().substring(1);
        answer(context, () -> bundle.find(name).orElseThrow(HttpFault::notFound), cacheControl);
    }

    private void words(RoutingContext context) {
        String part = context.pathParam("part");
        String file = context.pathParam("file");
        answer(context, () -> catalogue.words(part, ending(file, ".json")), ASK_AGAIN);
    }

    private void rules(RoutingContext context) {
        String game = context.pathParam("game");
        String file = context.pathParam("file");
        answer(
                context,
                () -> {
                    String language = ending(file, ".md");
                    return catalogue.rules(game, language);
                },
                ASK_AGAIN);
    }

    private static String ending(String file, String ending) {
        if (!file.endsWith(ending)) throw HttpFault.notFound();
        return file.substring(0, file.length() - ending.length());
    }

    private void answer(RoutingContext context, Supplier<Asset> asset, String cacheControl) {
        finish(context, readers.ask(asset), (to, found) -> found.send(to, 200, cacheControl));
    }

    private static void finish(RoutingContext context, Future<Asset> asset, BiConsumer<RoutingContext, Asset> send) {
        asset.onSuccess(found -> send.accept(context, found)).onFailure(fault -> Replies.fail(context, fault));
    }
}
