package tablee.server.people.profile;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import tablee.server.http.EventLoop;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;

/** {@code /api/me/study}: whether those who study the games may have my finished matches, without my name. Nobody agrees by saying nothing. */
public final class StudyRoutes {
    private record Wish(boolean consent) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;

    public StudyRoutes(Store store, Authentication entrance, WorkerPool readers) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
    }

    public void on(Router router) {
        router.get("/api/me/study").handler(Replies.json(this::show));
        router.put("/api/me/study").handler(Replies.json(this::change));
    }

    private Future<ObjectNode> show(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(
                        () -> answer(store.people().studies().since(person.id()).isPresent())));
    }

    private Future<ObjectNode> change(RoutingContext context) {
        boolean consent = JsonBody.of(context, Wish.class).consent;
        return entrance.requireHuman(context)
                .compose(person -> EventLoop.back(
                        consent
                                ? store.people().studies().give(person.id(), System.currentTimeMillis())
                                : store.people().studies().takeBack(person.id())))
                .map(done -> answer(consent));
    }

    private static ObjectNode answer(boolean consent) {
        return JsonNodeFactory.instance.objectNode().put("consent", consent);
    }
}
