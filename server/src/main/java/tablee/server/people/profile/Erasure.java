package tablee.server.people.profile;

import io.vertx.core.Future;
import java.util.function.Function;
import tablee.server.http.EventLoop;
import tablee.store.Store;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Forgetting people who wish it. What they played stays, without their names. */
public final class Erasure {
    private final Store store;
    private final Function<String, Future<Void>> leave;

    /** @param leave takes a person away from all tables, where bots go on */
    public Erasure(Store store, Function<String, Future<Void>> leave) {
        this.store = store;
        this.leave = leave;
    }

    Future<Void> forget(String person) {
        return leave.apply(person).compose(done -> EventLoop.back(store.forget(person, Erasure::without)));
    }

    /** The document of a table without anything that tells who this person was. */
    public static String without(String document, String person) {
        // Also those whom the host has sent away, or of whom nothing is left but a promise.
        boolean named = document.contains(person);
        return named ? Json.text(Json.read(document, TableRecord.class).forgetting(person)) : document;
    }
}
