package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import tablee.live.TableCluster;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.server.http.Channels;
import tablee.server.http.Connections;
import tablee.server.http.HttpFault;
import tablee.server.http.HttpGuards;
import tablee.server.http.OpenSocket;
import tablee.server.http.OutputGuard;
import tablee.server.http.Replies;
import tablee.server.http.RequestLanguage;
import tablee.server.http.VisitorLookup;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.message.Command;
import tablee.table.seats.Caller;

/** {@code /ws/table/<id>}, a person at a table; {@code /ws/lobby} and {@code /ws/tournament/<id>}, which only tell. */
public final class SocketRoutes {
    /** The version of what is said on lines: counts up when something that was said before is understood no more. */
    private static final String PROTOCOL = "1";

    private static final int MOST_GATHERED = 16;
    /** The close code for what is not to be understood here. */
    private static final short NOT_TEXT = 1003;

    private final TableCluster cluster;
    private final LobbyHub hub;
    private final NewsHub news;
    private final VisitorLookup visitors;
    private final HttpGuards guards;
    private final TableAccess access;
    private final SeatNames names;

    SocketRoutes(
            TableCluster cluster,
            LobbyHub hub,
            NewsHub news,
            TableAccess access,
            VisitorLookup visitors,
            HttpGuards guards,
            SeatNames names) {
        this.cluster = cluster;
        this.hub = hub;
        this.news = news;
        this.access = access;
        this.visitors = visitors;
        this.guards = guards;
        this.names = names;
    }

    public void on(Router router) {
        router.get("/ws/table/:table").handler(context -> guarded(context, this::openTable));
        router.get("/ws/lobby").handler(context -> guarded(context, this::openLobby));
        router.get("/ws/tournament/:tournament").handler(context -> guarded(context, this::openTournament));
    }

    private interface Opening {
        void open(RoutingContext context, Optional<People.Person> person);
    }

    private void guarded(RoutingContext context, Opening opening) {
        HttpServerRequest request = context.request();
        if (!guards.origins().isOurs(request)) {
            Replies.fail(context, new HttpFault(403, "wrong-origin"));
        } else if (!guards.limits()
                .admits(Budget.SOCKETS_OPENED, guards.limits().addresses().of(request))) {
            Replies.fail(context, new HttpFault(429, "too-fast"));
        } else if (!speaksOurs(context)) {
            Replies.fail(context, new HttpFault(400, "other-protocol"));
        } else if (!request.canUpgradeToWebSocket()) {
            Replies.fail(context, HttpFault.badRequest("This address is for WebSockets."));
        } else if (!guards.guard().hasRoomForSocket(context)) {
            Replies.fail(context, new HttpFault(429, "many-sockets"));
        } else {
            request.pause();
            visitors.find(request)
                    .onSuccess(person -> opening.open(context, person))
                    .onFailure(fault -> Replies.fail(context, fault));
        }
    }

    /** Programs of 0.1.0 name no version, and are understood: what came since was added, and nothing was taken away. */
    private static boolean speaksOurs(RoutingContext context) {
        return param(context, "protocol").map(PROTOCOL::equals).orElse(true);
    }

    /**
     * The browser may speak as soon as the door is open, so the listener has to stand there already: both in
     * one go on the connection's own thread, to which whatever was asked has come back.
     */
    private void accept(RoutingContext context, Handler<ServerWebSocket> meet) {
        if (context.response().closed()) return;
        String address = guards.limits().addresses().of(context.request());
        Future<ServerWebSocket> opening = context.request().toWebSocket();
        // Of a page that is closed in this very moment Vert.x would tell its promise twice, and complain.
        context.request().exceptionHandler(broken -> {});
        opening.onSuccess(socket -> {
            boolean fits = Channels.of(context.request().connection())
                    .map(each -> guards.guard().enter(address, each))
                    .orElse(true);
            if (fits) meet.handle(socket);
            else {
                var unused = socket.close(Connections.TOO_FAST, "many-sockets");
            }
        });
        opening.onFailure(fault -> {
            // A line that breaks while it is opened was cut by its own end.
            if (!(fault instanceof IOException) && !isGone(context)) Replies.fail(context, fault);
        });
    }

    /** Whether nobody is there any more to be answered: the page was closed while we looked up who it is. */
    private static boolean isGone(RoutingContext context) {
        return context.response().closed() || context.response().headWritten();
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    private void openTable(RoutingContext context, Optional<People.Person> person) {
        access.entry(context.pathParam("table"), person)
                .onSuccess(entry -> accept(context, socket -> meet(context, socket, person, entry)))
                .onFailure(fault -> Replies.fail(context, fault));
    }

    /** An answer and the news that come with it leave together, once the loop has nothing else at hand. */
    private static void gather(HttpServerRequest request) {
        Channels.of(request.connection()).ifPresent(each -> each.pipeline()
                .addAfter(OutputGuard.NAME, "tablee-gather", new FlushConsolidationHandler(MOST_GATHERED, true)));
    }

    /** A socket stays for hours, and its request with it: what that holds is not needed any more. */
    private static void unburden(RoutingContext context) {
        context.request().headers().clear();
        context.response().headers().clear();
    }

    /** A screen for everybody in the room sees as a stranger does: nobody's secrets are on it. */
    private static Optional<People.Person> eyes(RoutingContext context, Optional<People.Person> person) {
        return param(context, "screen").isPresent() ? Optional.empty() : person;
    }

    /** @param entry none if this person may not come */
    private void meet(
            RoutingContext context,
            ServerWebSocket socket,
            Optional<People.Person> person,
            Optional<TableAccess.Entry> entry) {
        if (entry.isEmpty()) {
            var unused = socket.close(Connections.NOT_FOUND, "not-found");
            return;
        }
        String address = guards.limits().addresses().of(context.request());
        Optional<People.Person> eyes = eyes(context, person);
        Caller caller = eyes.map(each -> new Caller(each.id(), each.name(), each.admin()))
                .orElseGet(() -> Caller.nameless(UUID.randomUUID().toString()))
                .by(new Caller.Door(
                        address,
                        entry.get().invited(),
                        Optional.of(entry.get().voice()),
                        entry.get().ears(),
                        eyes.isPresent() ? Optional.empty() : person.map(People.Person::id),
                        Optional.of(entry.get().account())));
        Command.Connect connect = connect(context, caller, person);
        OpenSocket open = opened(context, socket);
        SocketOutput output = new SocketOutput(open, guards.connections());
        TableConnection call = cluster.connect(context.pathParam("table"), connect, output);
        enter(context, open, Set.of(Connections.table(context.pathParam("table"))), person);
        LineLimits lines = LineLimits.of(guards.limits(), address, person);
        socket.textMessageHandler(text -> {
            if (open.isClosed()) return;
            guards.connections().hears();
            if (lines.admit(text)) {
                output.passes();
                say(text, caller, open, call);
            } else open.refuse(Connections.TOO_FAST, "too-fast");
        });
        socket.binaryMessageHandler(bytes -> open.refuse(NOT_TEXT, ""));
        // What breaks a socket closes it, and is no news to anybody.
        socket.exceptionHandler(broken -> {});
        socket.closeHandler(gone -> {
            guards.connections().leave(open);
            call.hangUp();
        });
        gather(context.request());
        unburden(context);
    }

    /** What is said after it waits until the name is found, so that all arrives in its order; a line that got no name is sent again on the next socket. */
    private void say(String text, Caller caller, OpenSocket open, TableConnection call) {
        Optional<ObjectNode> sit = SeatNames.typed(text);
        if (sit.isEmpty() || caller.isNameless()) {
            call.say(text);
            return;
        }
        open.settle(OpenSocket.Silence.NAME_UNDER_WAY, () -> true);
        names.resolved(sit.get(), caller)
                .onSuccess(named -> {
                    call.say(named);
                    open.settle(OpenSocket.Silence.NAME_UNDER_WAY, () -> false);
                })
                .onFailure(fault -> open.refuse(Connections.RESTARTS, ""));
    }

    /**
     * Anyone who was signed out, or banned, while the door was being opened is dismissed now; and later with all that they opened, a screen
     * that shows no name too.
     */
    private void enter(RoutingContext context, OpenSocket socket, Set<String> where, Optional<People.Person> person) {
        Set<String> keys = new HashSet<>(where);
        person.ifPresent(each -> keys.add(each.id()));
        keys.add(Connections.from(guards.limits().addresses().of(context.request())));
        visitors.sessionKey(context.request()).ifPresent(keys::add);
        guards.connections().enter(socket, keys);
        if (person.isEmpty()) return;
        visitors.find(context.request()).otherwise(Optional.empty()).onSuccess(still -> {
            if (still.isEmpty()) socket.close(Connections.SIGNED_OUT, "");
        });
    }

    private static OpenSocket opened(RoutingContext context, ServerWebSocket socket) {
        return new OpenSocket(
                socket,
                context.vertx().getOrCreateContext(),
                Channels.of(context.request().connection()));
    }

    private static Command.Connect connect(RoutingContext context, Caller caller, Optional<People.Person> person) {
        String language = param(context, "lang")
                .or(() -> person.map(People.Person::language))
                .orElseGet(() -> RequestLanguage.of(context));
        String connection = UUID.randomUUID().toString();
        String match = param(context, "match").orElse("");
        String version = param(context, "version").orElse("");
        int seen = version.matches("\\d{1,9}") ? Integer.parseInt(version) : -1;
        return new Command.Connect(connection, caller, RequestLanguage.orEnglish(language), match, seen);
    }

    private static Optional<String> param(RoutingContext context, String name) {
        return Optional.ofNullable(context.request().getParam(name));
    }

    // ---- The lobby -------------------------------------------------------------------------------------------------

    private void openLobby(RoutingContext context, Optional<People.Person> person) {
        String who = person.map(People.Person::id).orElse("");
        listen(context, person, output -> hub.enter(output, who), hub::leave);
    }

    /** Anyone who has the link looks on; of a tournament that is not there nothing is ever told. */
    private void openTournament(RoutingContext context, Optional<People.Person> person) {
        String topic = "tournament/" + context.pathParam("tournament");
        listen(context, person, output -> news.enter(topic, output), output -> news.leave(topic, output));
    }

    /** Such a line only tells; what is said there is not listened to, and counts all the same. */
    private void listen(
            RoutingContext context,
            Optional<People.Person> person,
            Consumer<ConnectionOutput> enter,
            Consumer<ConnectionOutput> leave) {
        accept(context, socket -> {
            OpenSocket open = opened(context, socket);
            SocketOutput outlet = new SocketOutput(open, guards.connections());
            enter(context, open, Set.of(), person);
            enter.accept(outlet);
            LineLimits lines =
                    LineLimits.of(guards.limits(), guards.limits().addresses().of(context.request()), person);
            socket.textMessageHandler(text -> {
                if (!open.isClosed() && !lines.admit(text)) open.refuse(Connections.TOO_FAST, "too-fast");
            });
            socket.exceptionHandler(broken -> {});
            socket.closeHandler(gone -> {
                guards.connections().leave(open);
                leave.accept(outlet);
            });
        });
    }
}
