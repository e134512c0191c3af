package tablee.server.tables;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.UUID;
import tablee.server.http.Fault;
import tablee.server.http.Language;
import tablee.server.http.Origins;
import tablee.server.http.Pool;
import tablee.server.http.Replies;
import tablee.server.http.Visitors;
import tablee.store.People;
import tablee.store.Store;
import tablee.table.Caller;
import tablee.table.Command;
import tablee.table.live.Call;
import tablee.table.live.Hall;

/** {@code /ws/table/<id>}: a person at a table. */
public final class Sockets {
    static final short NO_SUCH_TABLE = 4404;

    private final Hall hall;
    private final Visitors visitors;
    private final Origins origins;
    private final Access access;

    public Sockets(Store store, Hall hall, Visitors visitors, Origins origins, Pool readers) {
        this.hall = hall;
        this.visitors = visitors;
        this.origins = origins;
        access = new Access(store, readers);
    }

    public void on(Router router) {
        router.get("/ws/table/:table").handler(this::open);
    }

    private void open(RoutingContext context) {
        HttpServerRequest request = context.request();
        if (!origins.isOurs(request)) {
            Replies.fail(context, new Fault(403, "wrong-origin"));
            return;
        }
        request.pause();
        visitors.find(request)
                .compose(person -> access.to(context.pathParam("table"), person).compose(found -> request.toWebSocket()
                        .onSuccess(socket -> meet(context, socket, person, found.isPresent()))))
                .onFailure(fault -> Replies.fail(context, fault));
    }

    private void meet(RoutingContext context, ServerWebSocket socket, Optional<People.Person> person, boolean found) {
        if (!found) {
            var unused = socket.close(NO_SUCH_TABLE, "not-found");
            return;
        }
        Caller caller = person.map(someone -> new Caller(someone.id(), someone.name(), someone.admin()))
                .orElseGet(() -> new Caller("", "", false));
        Call call =
                hall.connect(context.pathParam("table"), connect(context, caller, person), new SocketOutlet(socket));
        socket.textMessageHandler(call::say);
        socket.closeHandler(gone -> call.hangUp());
        socket.exceptionHandler(broken -> call.hangUp());
    }

    private static Command.Connect connect(RoutingContext context, Caller caller, Optional<People.Person> person) {
        String language = Optional.ofNullable(context.request().getParam("lang"))
                .or(() -> person.map(People.Person::language))
                .orElseGet(() -> Language.of(context));
        String match = Optional.ofNullable(context.request().getParam("match")).orElse("");
        String connection = UUID.randomUUID().toString();
        return new Command.Connect(connection, caller, Language.orEnglish(language), match, version(context));
    }

    private static int version(RoutingContext context) {
        String version =
                Optional.ofNullable(context.request().getParam("version")).orElse("");
        return version.matches("\\d{1,9}") ? Integer.parseInt(version) : -1;
    }
}
