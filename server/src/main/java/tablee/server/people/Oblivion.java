package tablee.server.people;

import io.vertx.core.Future;
import java.util.function.Function;
import tablee.server.http.Loop;
import tablee.store.Sessions;
import tablee.store.Store;
import tablee.table.Sheet;
import tablee.wire.Json;

/** Forgetting people: those who wish it, and those who never came back. What they played stays, without their names. */
public final class Oblivion {
    private final Store store;
    private final Function<String, Future<Void>> leave;

    /** @param leave takes a person away from all tables, where bots go on */
    public Oblivion(Store store, Function<String, Future<Void>> leave) {
        this.store = store;
        this.leave = leave;
    }

    Future<Void> forget(String person) {
        return leave.apply(person).compose(done -> Loop.back(store.people().forget(person, Oblivion::without)));
    }

    /** Guests who were not seen for so many days: they sit at no table that anybody looks at any more. */
    Future<Void> purge(int days) {
        int today = Sessions.day(System.currentTimeMillis());
        return Loop.back(store.sessions().purge(today - days, Oblivion::without));
    }

    private static String without(String document, String person) {
        Sheet sheet = Json.read(document, Sheet.class);
        boolean named = sheet.host().equals(person) || !sheet.seatsOf(person).isEmpty();
        return named ? Json.text(sheet.forgetting(person)) : document;
    }
}
