package tablee.server.people.profile;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import tablee.core.BadInput;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Bonds;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** {@code /api/people}: friends, and those whom one does not want to hear or meet. Nobody is told what another one says of them. */
public final class BondRoutes {
    private record Said(Bonds.Kind bond, boolean on) {}

    private record Invited(String table) {}

    private final Store store;
    private final Authentication entrance;
    private final WorkerPool readers;
    private final PresenceNotes presence;
    private final Consumer<String> comeBack;
    private final Invitations invitations;

    /** Hears that somebody was invited to a table by name. */
    @FunctionalInterface
    public interface Invitations {
        void invited(String friend, String by, String table);
    }

    /** @param comeBack closes what somebody has open, who then comes back at once */
    public BondRoutes(
            Store store,
            Authentication entrance,
            WorkerPool readers,
            PresenceNotes presence,
            Consumer<String> comeBack,
            Invitations invitations) {
        this.store = store;
        this.entrance = entrance;
        this.readers = readers;
        this.presence = presence;
        this.comeBack = comeBack;
        this.invitations = invitations;
    }

    public void on(Router router) {
        router.get("/api/people").handler(Replies.json(this::list));
        router.post("/api/people/:person").handler(Replies.json(this::say));
        router.post("/api/people/:person/invitation").handler(Replies.json(this::invite));
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    private Future<ObjectNode> list(RoutingContext context) {
        return entrance.requireHuman(context).compose(me -> readers.ask(() -> describe(me.id())));
    }

    /** Whom I asked and who asks me are friends once both have; of those whom I block nothing is said. */
    private ObjectNode describe(String me) {
        List<Bonds.Other> mine = store.bonds().of(me, Bonds.Kind.FRIEND);
        Set<String> both = store.bonds().friendsOf(me);
        Set<String> here = presence.friendsHere(me);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode friends = answer.putArray("friends");
        mine.stream().filter(each -> both.contains(each.person())).forEach(each -> put(friends, each)
                .put("here", here.contains(each.person())));
        ArrayNode open = answer.putArray("asked");
        mine.stream().filter(each -> !both.contains(each.person())).forEach(each -> put(open, each));
        ArrayNode waiting = answer.putArray("asking");
        store.bonds().asking(me, Budget.BONDS.count()).forEach(each -> put(waiting, each));
        ArrayNode shut = answer.putArray("blocked");
        store.bonds().of(me, Bonds.Kind.BLOCK).forEach(each -> put(shut, each));
        ArrayNode muted = answer.putArray("muted");
        store.bonds().of(me, Bonds.Kind.MUTE).forEach(each -> put(muted, each));
        return answer;
    }

    private static ObjectNode put(ArrayNode list, Bonds.Other other) {
        return list.addObject().put("person", other.person()).put("name", other.name());
    }

    // ---- Saying ----------------------------------------------------------------------------------------------------

    private Future<ObjectNode> say(RoutingContext context) {
        Said said = JsonBody.of(context, Said.class);
        String other = context.pathParam("person");
        return entrance.requireHuman(context)
                .compose(me -> readers.ask(() -> check(me, other)))
                .compose(me -> EventLoop.back(write(me, other, said)).map(me))
                .recover(fault ->
                        Future.failedFuture(StoreException.isRefused(fault) ? new HttpFault(409, "many-bonds") : fault))
                .onSuccess(me -> {
                    // Whom somebody hears is settled where a line is opened.
                    if (said.bond != Bonds.Kind.FRIEND) comeBack.accept(me);
                })
                .compose(me -> readers.ask(() -> describe(me)));
    }

    private String check(People.Person me, String other) {
        if (me.id().equals(other)) throw new BadInput("Nobody is a friend or an enemy of themselves here.");
        if (store.people().find(other).isEmpty()) throw HttpFault.notFound();
        return me.id();
    }

    private CompletableFuture<Void> write(String me, String other, Said said) {
        if (said.on)
            return store.bonds()
                    .add(new Bonds.Bond(me, other, said.bond, System.currentTimeMillis()), Budget.BONDS.count());
        return said.bond == Bonds.Kind.FRIEND
                ? store.bonds().part(me, other)
                : store.bonds().remove(me, other, said.bond);
    }

    /** Only friends are invited by name; everybody else gets the link, from somebody they know. */
    private Future<ObjectNode> invite(RoutingContext context) {
        String table = JsonBody.of(context, Invited.class).table;
        String friend = context.pathParam("person");
        return entrance.requireHuman(context)
                .compose(me -> readers.ask(() -> checkFriend(me.id(), friend, table)))
                .compose(me ->
                        EventLoop.back(store.tables().admit(table, friend)).map(me))
                .onSuccess(me -> invitations.invited(friend, me, table))
                .map(me -> JsonNodeFactory.instance.objectNode().put("table", table));
    }

    private String checkFriend(String me, String friend, String table) {
        boolean friends = store.bonds().friendsOf(me).contains(friend);
        boolean mine = store.tables()
                .load(table)
                .filter(kept -> !kept.isClosed() && store.tables().isGuest(table, me))
                .filter(kept -> !isSentAway(kept, me))
                .isPresent();
        if (!friends || !mine) throw HttpFault.notFound();
        return me;
    }

    /** Whom the host has sent away brings nobody else to that table. */
    private static boolean isSentAway(Tables.Kept kept, String person) {
        return Json.read(kept.document(), TableRecord.class).removed().contains(person);
    }
}
