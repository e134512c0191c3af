package tablee.server;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import java.util.Set;
import java.util.TreeSet;

/** What can be asked for, such as {@code GET /api/games}. */
final class RouteNames {
    private RouteNames() {}

    static Set<String> of(Router router) {
        Set<String> all = new TreeSet<>();
        for (Route route : router.getRoutes()) {
            Set<HttpMethod> methods = route.methods() == null ? Set.of() : route.methods();
            methods.forEach(method -> all.add(method.name() + " " + route.getPath()));
        }
        return all;
    }
}
