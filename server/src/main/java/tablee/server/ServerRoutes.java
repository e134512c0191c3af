package tablee.server;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tablee.server.http.HttpGuards;
import tablee.server.http.JsonBody;
import tablee.server.http.NulGuard;
import tablee.server.http.Replies;
import tablee.server.http.SecurityHeaders;
import tablee.server.pages.PageRoutes;
import tablee.server.people.PeopleModule;
import tablee.server.ratings.RatingRoutes;
import tablee.server.tables.TablesModule;
import tablee.server.watch.AdminRoutes;
import tablee.server.watch.HealthRoutes;

/**
 * What is asked at which door, and what guards it: the order of the lines is the order in which they see a request.
 *
 * @param parts all that adds its routes and is not asked for anything else here
 */
record ServerRoutes(
        Backend backend,
        HttpGuards guards,
        ServerWatch watch,
        TablesModule tables,
        PeopleModule people,
        List<Consumer<Router>> parts) {
    /** The door for everybody. */
    Router open(boolean secure) {
        Router router = guarded(secure);
        PageRoutes pages = new PageRoutes(backend.readers(), ServerWatch.version(), tables::preview);
        router.errorHandler(400, Replies::unreadable);
        new HealthRoutes(watch::isReady).on(router);
        router.route().handler(guards.limits()::guard);
        router.route().handler(NulGuard::guard);
        tables.sockets(router);
        router.route().handler(watch.metrics()::time);
        router.route().handler(guards.origins()::guard);
        router.route().handler(guards.guard()::guardBody);
        router.route().handler(BodyHandler.create(false).setBodyLimit(JsonBody.MOST_BYTES));
        router.route().handler(people::admit);
        people.on(router);
        new RatingRoutes(backend.store(), backend.readers()).on(router);
        parts.forEach(part -> part.accept(router));
        pages.on(router);
        pages.last(router);
        return router;
    }

    /** The door for programs that watch the server. */
    Router admin(Supplier<List<String>> origins) {
        Router router = guarded(false);
        new HealthRoutes(watch::isReady).on(router);
        new AdminRoutes(watch.metrics(), origins).on(router);
        return router;
    }

    private Router guarded(boolean secure) {
        Router router = Router.router(backend.vertx());
        router.route().handler(new SecurityHeaders(secure)::cover).failureHandler(Replies::failed);
        router.route().handler(guards.guard()::guardHead);
        router.route().handler(guards.slow()::guard);
        return router;
    }
}
