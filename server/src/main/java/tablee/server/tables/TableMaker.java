package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.NamesInUse;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.wire.match.Seed;

/** Makes tables, by whatever way somebody wants one: who may, how many, under which id. */
public final class TableMaker {
    private static final int ID_BYTES = 8;
    private static final int INVITE_BYTES = 16;
    private static final int SECRET_BYTES = 32;

    /** What is wanted. It may read the store. */
    public interface Draft {
        /** @param silenced whether nobody is to read words of this person's */
        TableRecord record(String id, String invite, boolean silenced);
    }

    private final TableAccess access;
    private final RateLimits limits;
    private final WorkerPool readers;
    private final BooleanSupplier hasRoom;
    private final NamesInUse names;
    private final SecureRandom random = new SecureRandom();

    TableMaker(TableAccess access, RateLimits limits, WorkerPool readers, BooleanSupplier hasRoom, NamesInUse names) {
        this.access = access;
        this.limits = limits;
        this.readers = readers;
        this.hasRoom = hasRoom;
        this.names = names;
    }

    /**
     * @param able those whose promise is waited for at the first start
     * @param opening how the table comes to be
     */
    public Future<ObjectNode> make(
            RoutingContext context,
            People.Person host,
            List<String> able,
            Draft draft,
            Function<TableRecord, CompletionStage<Void>> opening) {
        return make(draw(ID_BYTES), context, host, able, draft, opening);
    }

    /** The same with an id that follows from what is made, so that it is made once. */
    Future<ObjectNode> make(
            String id,
            RoutingContext context,
            People.Person host,
            List<String> able,
            Draft draft,
            Function<TableRecord, CompletionStage<Void>> opening) {
        limits.demand(Budget.TABLES_MADE, host.id());
        limits.demand(Budget.TABLES_MADE_FROM, limits.addresses().of(context.request()));
        limits.demand(Budget.TABLES_A_DAY, limits.addresses().of(context.request()));
        String invite = draw(INVITE_BYTES);
        return readers.ask(() -> record(draft, id, invite, host, able))
                .compose(record -> EventLoop.back(opening.apply(record)))
                .map(done ->
                        JsonNodeFactory.instance.objectNode().put("table", id).put("invite", "/join/" + invite));
    }

    /** Long before a disk is full there are no new tables any more, so that those that are played can be played to their end. */
    private TableRecord record(Draft draft, String id, String invite, People.Person host, List<String> able) {
        access.checkMaker(host);
        if (!hasRoom.getAsBoolean()) throw new HttpFault(507, "no-new-tables");
        Seed secret = Seed.read(draw(SECRET_BYTES));
        TableRecord record = named(draft.record(id, invite, access.isSilenced(host)), host);
        access.checkRated(record, host);
        return record.sharing(SeedShares.open(secret, able));
    }

    /** Nobody makes a table at which they have the name of somebody else who is known here (TABLE-47). */
    private TableRecord named(TableRecord record, People.Person host) {
        TableRecord named = record;
        for (int seat : record.seatsOf(host.id())) {
            String typed = record.chairs().get(seat).name();
            if (!typed.equals(host.name()))
                named = named.with(seat, Chair.person(host.id(), names.atSeat(typed, host.id(), host.name())));
        }
        return named;
    }

    private String draw(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
