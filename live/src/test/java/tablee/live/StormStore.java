package tablee.live;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import tablee.core.Dice;
import tablee.live.runner.TableStore;
import tablee.store.Change;
import tablee.store.database.StoreException;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/** A store that answers when the agenda says so, and of which now and then nobody knows whether it wrote. */
final class StormStore implements TableStore {
    private static final int TROUBLE_IN = 25;

    private final TableStore honest;
    private final Dice dice;
    private final Executor agenda;
    private boolean fine;

    StormStore(TableStore honest, Dice dice, Executor agenda) {
        this.honest = honest;
        this.dice = dice;
        this.agenda = agenda;
    }

    /** From now on nothing goes wrong any more. */
    void calm() {
        fine = true;
    }

    private boolean trouble() {
        return !fine && dice.roll(TROUBLE_IN) == 0;
    }

    @Override
    public Optional<Tables.Kept> table(String id) {
        if (trouble()) throw new IllegalStateException("the database does not answer");
        return honest.table(id);
    }

    @Override
    public Journal.Kept match(String id) {
        return honest.match(id);
    }

    @Override
    public List<Chat.Line> lately(String id, int most) {
        return honest.lately(id, most);
    }

    @Override
    public CompletableFuture<Void> write(Change change) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        agenda.execute(() -> commit(change, done));
        return done;
    }

    private void commit(Change change, CompletableFuture<Void> done) {
        SQLException cause = new SQLException("of the storm");
        int trouble = trouble() ? 1 + dice.roll(3) : 0;
        if (trouble == 1) done.completeExceptionally(StoreException.full(cause));
        if (trouble == 2) done.completeExceptionally(StoreException.unknown(cause));
        if (done.isDone()) return;
        Optional<Throwable> fault = written(change);
        agenda.execute(() -> {
            if (fault.isPresent()) done.completeExceptionally(fault.get());
            else if (trouble == 3) done.completeExceptionally(StoreException.unknown(cause));
            else done.complete(null);
        });
    }

    /** Waits here, so that the same seed gives the same storm. */
    private Optional<Throwable> written(Change change) {
        return honest.write(change)
                .handle((nothing, fault) ->
                        Optional.ofNullable(fault).map(each -> each.getCause() == null ? each : each.getCause()))
                .join();
    }
}
