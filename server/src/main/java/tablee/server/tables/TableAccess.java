package tablee.server.tables;

import io.vertx.core.Future;
import java.util.Optional;
import tablee.server.http.WorkerPool;
import tablee.store.People;
import tablee.store.Store;
import tablee.store.Tables;
import tablee.table.seats.TableRecord;
import tablee.wire.Json;

/** Who may come to which table. A table that somebody may not come to is, for that person, not there. */
final class TableAccess {
    private final Store store;
    private final WorkerPool readers;

    TableAccess(Store store, WorkerPool readers) {
        this.store = store;
        this.readers = readers;
    }

    Future<Optional<Tables.Kept>> to(String table, Optional<People.Person> person) {
        return readers.ask(() -> store.tables().load(table).filter(kept -> mayCome(kept, person)));
    }

    /** None if this person may not come; otherwise whether somebody has invited them. */
    Future<Optional<Boolean>> invited(String table, Optional<People.Person> person) {
        return readers.ask(() ->
                store.tables().load(table).filter(kept -> mayCome(kept, person)).map(kept -> isGuest(kept, person)));
    }

    private boolean isGuest(Tables.Kept kept, Optional<People.Person> person) {
        return person.filter(someone -> store.tables().isGuest(kept.id(), someone.id()))
                .isPresent();
    }

    private boolean mayCome(Tables.Kept kept, Optional<People.Person> person) {
        if (Json.read(kept.document(), TableRecord.class).terms().isListed()) return true;
        return person.filter(People.Person::admin).isPresent() || isGuest(kept, person);
    }
}
