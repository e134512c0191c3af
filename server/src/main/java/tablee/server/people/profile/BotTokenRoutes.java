package tablee.server.people.profile;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.BotMark;
import tablee.server.people.identity.NamesInUse;
import tablee.server.people.identity.SecretTokens;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.BotTokens;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.seats.Caller;

/** {@code /api/bots}: programs of one's own, each with a token, that play here like people. */
public final class BotTokenRoutes {

    private record Named(String name) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final Erasure erasure;

    public BotTokenRoutes(Store store, Authentication entrance, WorkerPool readers, Erasure erasure) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.erasure = erasure;
    }

    public void on(Router router) {
        router.get("/api/bots").handler(Replies.json(this::list));
        router.post("/api/bots").handler(Replies.json(this::add));
        router.delete("/api/bots/:bot").handler(Replies.json(this::remove));
    }

    private Future<ObjectNode> list(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(owner -> readers.ask(() -> store.bots().of(owner.id())))
                .map(bots -> {
                    ObjectNode answer = JsonNodeFactory.instance.objectNode();
                    ArrayNode list = answer.putArray("bots");
                    for (People.Person bot : bots)
                        list.addObject().put("bot", bot.id()).put("name", bot.name());
                    return answer;
                });
    }

    private Future<ObjectNode> add(RoutingContext context) {
        String name = name(JsonBody.of(context, Named.class).name);
        String token = entrance.secrets().token();
        return entrance.requireHuman(context)
                .compose(owner -> readers.ask(() -> {
                    entrance.checkVoice(owner);
                    return owner;
                }))
                .compose(owner -> entrance.named(name, "", shown -> add(context, owner, shown, token)))
                .map(bot -> JsonNodeFactory.instance
                        .objectNode()
                        .put("bot", bot.id())
                        .put("name", bot.name())
                        .put("token", token));
    }

    private Future<People.Person> add(
            RoutingContext context, People.Person owner, NamesInUse.Shown shown, String token) {
        People.Person bot = new People.Person(entrance.secrets().id(), shown.name(), owner.language(), false, false);
        byte[] hash = SecretTokens.hash(token);
        BotTokens.Owner of = new BotTokens.Owner(
                owner.id(), entrance.session(context.request()).orElseThrow());
        return EventLoop.back(
                        store.bots().add(bot, shown.look(), of, hash, Budget.BOTS.count(), System.currentTimeMillis()))
                .recover(fault ->
                        Future.failedFuture(StoreException.isRefused(fault) ? new HttpFault(409, "many-bots") : fault))
                .map(done -> bot);
    }

    private static String name(String typed) {
        if (new Caller("", typed, false).name().isEmpty()) throw new HttpFault(400, "no-name");
        return BotMark.name(typed);
    }

    private Future<ObjectNode> remove(RoutingContext context) {
        String bot = context.pathParam("bot");
        return entrance.requireHuman(context)
                .compose(owner -> readers.ask(() -> store.bots().of(owner.id())))
                .compose(bots -> {
                    if (bots.stream().noneMatch(each -> each.id().equals(bot))) throw HttpFault.notFound();
                    return erasure.forget(bot);
                })
                .map(done -> JsonNodeFactory.instance.objectNode().put("bot", bot));
    }
}
