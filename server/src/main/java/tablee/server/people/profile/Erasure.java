package tablee.server.people.profile;

import io.vertx.core.Future;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.server.http.EventLoop;
import tablee.store.Store;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Forgetting people who wish it. What they played stays, without their names. */
public final class Erasure {
    private final Store store;
    private final Function<String, Future<List<String>>> leave;
    private final Consumer<String> dismiss;

    /**
     * @param leave takes a person away from all tables, where bots go on, and answers who has gone: they and their programs
     * @param dismiss closes what somebody has open
     */
    public Erasure(Store store, Function<String, Future<List<String>>> leave, Consumer<String> dismiss) {
        this.store = store;
        this.leave = leave;
        this.dismiss = dismiss;
    }

    /** What was opened again before they were deleted is closed after it: from then on nothing more can be. */
    Future<Void> forget(String person) {
        return leave.apply(person).compose(gone -> EventLoop.back(store.forget(person, Erasure::without))
                .onSuccess(done -> gone.forEach(dismiss)));
    }

    /** The document of a table without anything that tells who this person was. */
    public static String without(String document, String person) {
        // Also those whom the host has sent away, or of whom nothing is left but a promise.
        boolean named = document.contains(person);
        return named ? Json.text(Json.read(document, TableRecord.class).forgetting(person)) : document;
    }
}
