package tablee.simtest;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import tablee.core.Entry;
import tablee.live.runner.TableStore;
import tablee.store.Change;
import tablee.store.database.StoreException;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

/**
 * A store in memory that keeps the promises of the real one: a change is written whole or not at all, and one that builds on
 * an older revision of its table, or on another end of its log, is refused. It outlives every node.
 */
final class Disk implements TableStore {
    private record Log(Journal.MatchStart start, List<Entry> entries, Journal.Tail tail) {}

    private final Map<String, Tables.Kept> tables = new TreeMap<>();
    private final Map<String, Long> wakes = new TreeMap<>();
    private final Map<String, Log> logs = new TreeMap<>();
    private final Map<String, List<Chat.Line>> chat = new HashMap<>();
    private final TournamentDisk tournaments;
    private long entries;
    private long reachedMillis;

    Disk() {
        this(new TournamentDisk());
    }

    Disk(TournamentDisk tournaments) {
        this.tournaments = tournaments;
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    @Override
    public Optional<Tables.Kept> table(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    @Override
    public Journal.Kept match(String id) {
        Log log = logs.get(id);
        return log == null ? new Journal.Missing() : new Journal.Whole(log.start, List.copyOf(log.entries), log.tail);
    }

    @Override
    public List<Chat.Line> lately(String table, int most) {
        List<Chat.Line> all = chat.getOrDefault(table, List.of());
        return all.subList(Math.max(0, all.size() - most), all.size());
    }

    /** From where a node that starts counts on. */
    long reachedMillis() {
        return reachedMillis;
    }

    List<String> overdue(long upMillis) {
        return wakes.entrySet().stream()
                .filter(each -> each.getValue() <= upMillis)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Tables whose names begin so. */
    List<String> tablesOf(String prefix) {
        return tables.keySet().stream().filter(id -> id.startsWith(prefix)).toList();
    }

    List<String> matches() {
        return List.copyOf(logs.keySet());
    }

    /** As it grows: no copy is made. */
    Journal.Whole log(String match) {
        Log log = logs.get(match);
        if (log == null) throw new Violation("match " + match + " is not in the store");
        return new Journal.Whole(log.start, Collections.unmodifiableList(log.entries), log.tail);
    }

    /** How many entries there are in all. */
    long entries() {
        return entries;
    }

    // ---- Writing ---------------------------------------------------------------------------------------------------

    void reach(long upMillis) {
        reachedMillis = Math.max(reachedMillis, upMillis);
    }

    @Override
    public CompletableFuture<Void> write(Change change) {
        if (!fits(change)) return CompletableFuture.failedFuture(StoreException.refused(new SQLException("taken")));
        put(change);
        return CompletableFuture.completedFuture(null);
    }

    /** The key of the journal and the revision of the table: a second writer is refused here. */
    boolean fits(Change change) {
        int revision = table(change.table().id()).map(Tables.Kept::revision).orElse(0);
        if (revision != change.table().revision()) return false;
        if (change.append().isEmpty()) return true;
        Journal.Tail end = change.append().get().tail();
        Log log = logs.get(change.append().get().match());
        Journal.Tail stored = log == null ? change.begin().orElseThrow().tail() : log.tail;
        return stored.version() == end.version() && Arrays.equals(stored.hash(), end.hash());
    }

    void put(Change change) {
        change.begin().ifPresent(start -> logs.put(start.match(), new Log(start, new ArrayList<>(), start.tail())));
        change.append().ifPresent(this::append);
        change.counted().reported().ifPresent(tournaments::report);
        Tables.Revision table = change.table();
        Tables.Document document = table.document().orElseGet(() -> document(table.id()));
        reach(table.upMillis());
        tables.put(table.id(), kept(table, document, change.wallMillis()));
        wakes.put(table.id(), table.wakeMillis());
        chat.computeIfAbsent(table.id(), id -> new ArrayList<>()).addAll(change.chat());
    }

    private Tables.Document document(String table) {
        return table(table)
                .map(kept -> new Tables.Document(kept.document(), kept.game(), kept.phase(), false, "", List.of()))
                .orElseThrow(() -> new Violation(table + " has no document"));
    }

    private void append(Journal.Append append) {
        Log log = Objects.requireNonNull(logs.get(append.match()));
        log.entries.addAll(append.entries());
        entries += append.entries().size();
        logs.put(append.match(), new Log(log.start, log.entries, append.next()));
    }

    private static Tables.Kept kept(Tables.Revision table, Tables.Document document, long wallMillis) {
        return new Tables.Kept(
                table.id(),
                table.revision() + 1,
                document.game(),
                document.phase(),
                document.text(),
                table.version(),
                wallMillis,
                table.gameMillis(),
                table.upMillis(),
                table.awaited());
    }
}
