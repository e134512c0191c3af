package tablee.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** The lobby is read for everybody together, and what it remembers has an end. */
class LobbyBudgetsTest {
    private static final long MILLI = 1_000_000;

    @TempDir
    Path folder;

    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("tablee.db").toString());
    }

    @AfterEach
    void close() {
        store.close();
    }

    private CompletableFuture<Void> make(String id) {
        TableTerms terms = TableTerms.of("circus", 2, Map.of());
        TableRecord record = TableRecord.of(id, terms, "ann", 0);
        Tables.Document document =
                new Tables.Document(Json.text(record), "circus", "gathering", true, id, List.of("ann"));
        return store.write(Change.of(1, new Tables.Revision(id, 0, Optional.of(document), 0, 0, 0, Tables.NEVER, 0)));
    }

    @Test
    @DisplayName("BUDGET-21: the lobby is read twenty times at once; then everybody gets the last one for 50 ms")
    void reads() {
        LobbyQuery lobby = new LobbyQuery(store);
        for (int i = 0; i < Budget.LOBBY_READS.count(); i++) {
            make("t" + i).join();
            lobby.changed();
            assertEquals(i + 1, lobby.open(0).size());
        }
        make("one more").join();
        lobby.changed();
        assertEquals(20, lobby.open(50 * MILLI - 1).size());
        assertEquals(21, lobby.open(50 * MILLI).size());
    }

    @Test
    @DisplayName(
            "BUDGET-58: the lines of two thousand tables are remembered, and the one used longest ago is read again")
    void lines() {
        List<CompletableFuture<Void>> made = new ArrayList<>();
        for (int i = 0; i <= Budget.LOBBY_LINES.count(); i++) made.add(make("t" + i));
        made.forEach(CompletableFuture::join);
        List<Tables.Brief> all = store.tables().brieflyOf("ann", 3_000);
        assertEquals(2_001, all.size());
        LobbyLines lines = new LobbyLines(store);
        assertEquals(2_001, lines.of(all).size());
        all.stream()
                .map(each -> store.upkeep().deleteTable(each.id(), 2))
                .toList()
                .forEach(CompletableFuture::join);
        List<Tables.Brief> remembered = all.subList(1, all.size());
        assertEquals(2_000, lines.of(remembered).size(), "known without the store, which has none of them any more");
        assertEquals(0, lines.of(all.subList(0, 1)).size(), "this one is asked for in vain");
    }
}
