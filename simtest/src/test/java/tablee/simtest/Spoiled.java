package tablee.simtest;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.live.runner.TableStore;
import tablee.store.Change;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/** A store that does all right; faults overwrite one thing. */
class Spoiled implements TableStore {
    private final TableStore honest;

    Spoiled(TableStore honest) {
        this.honest = honest;
    }

    Disk disk() {
        return (Disk) honest;
    }

    @Override
    public Optional<Tables.Kept> table(String id) {
        return honest.table(id);
    }

    @Override
    public Journal.Kept match(String id) {
        return honest.match(id);
    }

    @Override
    public List<Chat.Line> lately(String table, int most) {
        return honest.lately(table, most);
    }

    @Override
    public CompletableFuture<Void> write(Change change) {
        return honest.write(change);
    }
}
