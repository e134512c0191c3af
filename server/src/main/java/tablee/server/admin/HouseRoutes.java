package tablee.server.admin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.SecretTokens;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.table.budget.Budget;

/** {@code /api/house}: what everybody is told, to whom the server is open, and invitations to it. */
public final class HouseRoutes {
    private record Invited(String code) {}

    private final Store store;
    private final Authentication entrance;
    private final HouseRules rules;
    private final LiveActs live;
    private final ObjectNode facts;

    /** @param facts what pages say about the house: whether it sends mails, who runs it, how long it keeps what */
    public HouseRoutes(Store store, Authentication entrance, HouseRules rules, LiveActs live, ObjectNode facts) {
        this.store = store;
        this.entrance = entrance;
        this.rules = rules;
        this.live = live;
        this.facts = facts;
    }

    public void on(Router router) {
        router.get("/api/house").handler(Replies.json(context -> Future.succeededFuture(describe())));
        router.post("/api/house/invitation").handler(Replies.json(this::accept));
        router.post("/api/me/words/:word").handler(Replies.json(this::read));
    }

    private ObjectNode describe() {
        ObjectNode house = JsonNodeFactory.instance
                .objectNode()
                .put("openTo", rules.openTo().name().toLowerCase(Locale.ROOT));
        house.setAll(facts.deepCopy());
        live.notice()
                .ifPresentOrElse(
                        notice -> house.putObject("notice")
                                .put("id", notice.id())
                                .put("text", notice.text())
                                .put("createdMillis", notice.createdMillis())
                                .put("untilMillis", notice.untilMillis()),
                        () -> house.putNull("notice"));
        return house;
    }

    /** An invitation counts for the first who uses it, guest or not; a guest who makes an account stays invited. */
    private Future<ObjectNode> accept(RoutingContext context) {
        byte[] hash = SecretTokens.hash(JsonBody.of(context, Invited.class).code.strip());
        entrance.limit(context, Budget.JOINS);
        return entrance.welcome(context)
                .compose(person -> EventLoop.back(store.house().accept(hash, person.id(), System.currentTimeMillis())))
                .recover(fault -> Future.failedFuture(StoreException.isRefused(fault) ? HttpFault.notFound() : fault))
                .map(done -> describe());
    }

    /** Somebody has read what those who run the server said to them; who is banned meanwhile, too. */
    private Future<ObjectNode> read(RoutingContext context) {
        String word = context.pathParam("word");
        return entrance.reader(context)
                .compose(
                        person -> EventLoop.back(store.sanctions().read(word, person.id(), System.currentTimeMillis())))
                .map(done -> describe());
    }
}
