package tablee.simtest;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.core.Dice;
import tablee.live.runner.TableStore;
import tablee.store.Change;
import tablee.store.database.StoreException;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/**
 * The way to the database: takes time, is cut at times, and then nobody knows whether a commit happened. One per node, so that a
 * change that was under way when its node died may still arrive.
 */
final class FaultyDatabaseLink implements TableStore {
    private static final int MOST_COMMIT_MILLIS = 30;
    private static final int UNKNOWN_IN = 2_000;

    private final TableStore disk;
    private final Agenda agenda;
    private final Dice dice;
    private long downUntilMillis = -1;
    private long fullUntilMillis = -1;
    private boolean fine;

    FaultyDatabaseLink(TableStore disk, Agenda agenda, Dice dice) {
        this.disk = disk;
        this.agenda = agenda;
        this.dice = dice;
    }

    /** The database stops, for so long. */
    void stop(long millis) {
        downUntilMillis = agenda.nowMillis() + millis;
    }

    /** There is no room for anything more, for so long; what is there can be read. */
    void fill(long millis) {
        fullUntilMillis = agenda.nowMillis() + millis;
    }

    /** From now on nothing goes wrong any more. */
    void clear() {
        fine = true;
        downUntilMillis = -1;
        fullUntilMillis = -1;
    }

    private boolean down() {
        return agenda.nowMillis() < downUntilMillis;
    }

    private TableStore reached() {
        if (down()) throw new IllegalStateException("the database does not answer");
        return disk;
    }

    @Override
    public Optional<Tables.Kept> table(String id) {
        return reached().table(id);
    }

    @Override
    public Journal.Kept match(String id) {
        return reached().match(id);
    }

    @Override
    public List<Chat.Line> lately(String table, int most) {
        return reached().lately(table, most);
    }

    @Override
    public CompletableFuture<Void> write(Change change) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        agenda.in(1 + dice.roll(MOST_COMMIT_MILLIS), () -> commit(change, done));
        return done;
    }

    private void commit(Change change, CompletableFuture<Void> done) {
        boolean cut = !fine && dice.roll(UNKNOWN_IN) == 0;
        if (down() || cut && dice.roll(2) == 0) {
            done.completeExceptionally(unknown());
            return;
        }
        if (agenda.nowMillis() < fullUntilMillis) {
            done.completeExceptionally(StoreException.full(new SQLException("the disk is full")));
            return;
        }
        var unused = disk.write(change).whenComplete((nothing, fault) -> {
            if (fault != null) done.completeExceptionally(fault);
            else if (cut) done.completeExceptionally(unknown());
            else done.complete(null);
        });
    }

    private static StoreException unknown() {
        return StoreException.unknown(new SQLException("the line was cut"));
    }
}
