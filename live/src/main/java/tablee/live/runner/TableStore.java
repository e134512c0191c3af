package tablee.live.runner;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/** What tables need of the store: small enough that a simulation can stand in for it. */
public interface TableStore {
    Optional<Tables.Kept> table(String id);

    Journal.Kept match(String id);

    /** The last lines of chat at a table, oldest first. */
    List<Chat.Line> lately(String table, int most);

    /** It is on disk when this completes; what fails, fails whole, with {@link tablee.store.database.StoreException}. */
    CompletableFuture<Void> write(Change change);

    static TableStore of(Store store) {
        return new TableStore() {
            @Override
            public Optional<Tables.Kept> table(String id) {
                return store.tables().load(id);
            }

            @Override
            public Journal.Kept match(String id) {
                return store.journal().load(id);
            }

            @Override
            public List<Chat.Line> lately(String table, int most) {
                return store.chat().lately(table, most);
            }

            @Override
            public CompletableFuture<Void> write(Change change) {
                return store.write(change);
            }
        };
    }
}
