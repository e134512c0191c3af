package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Arrays;
import java.util.function.Consumer;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;
import tablee.store.people.Sessions;

/** {@code /api/sessions}: where I am signed in, with which device, from where and when last; each can be ended. */
public final class SessionRoutes {
    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final Consumer<String> ended;

    /** @param ended closes the sockets of the session with this key */
    public SessionRoutes(Store store, Authentication entrance, WorkerPool readers, Consumer<String> ended) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.ended = ended;
    }

    public void on(Router router) {
        router.get("/api/sessions").handler(Replies.json(this::list));
        router.delete("/api/sessions/:session").handler(Replies.json(this::end));
    }

    private Future<ObjectNode> list(RoutingContext context) {
        return entrance.requireHuman(context).compose(person -> readers.ask(() -> describe(context, person.id())));
    }

    private ObjectNode describe(RoutingContext context, String person) {
        byte[] own = entrance.session(context.request()).orElse(new byte[0]);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("sessions");
        for (Sessions.Open each : store.sessions().open(person)) {
            byte[] here = entrance.origin(context.request(), each.origin().id()).place();
            list.addObject()
                    .put("session", each.origin().id())
                    .put("device", each.origin().device())
                    .put("samePlace", Arrays.equals(here, each.origin().place()))
                    .put("current", Arrays.equals(own, each.secretHash()))
                    .put("createdDay", each.createdDay())
                    .put("seenDay", each.seenDay());
        }
        return answer;
    }

    /** One of this person's own; an account proves once more that it is its owner who ends it. */
    private Sessions.Open find(RoutingContext context, String person, String id) {
        Sessions.Open found = store.sessions().open(person).stream()
                .filter(each -> each.origin().id().equals(id))
                .findFirst()
                .orElseThrow(HttpFault::notFound);
        if (store.accounts().of(person).isPresent()) entrance.checkProof(context.request());
        return found;
    }

    private Future<ObjectNode> end(RoutingContext context) {
        String id = context.pathParam("session");
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> find(context, person.id(), id)))
                .compose(session -> EventLoop.back(store.sessions().close(session.secretHash()))
                        .map(session))
                .map(session -> {
                    ended.accept(Authentication.key(session.secretHash()));
                    return JsonNodeFactory.instance.objectNode().put("session", id);
                });
    }
}
