package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.FastDice;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableStore;
import tablee.live.threads.BotThreads;
import tablee.live.threads.LookBackThread;
import tablee.store.Store;
import tablee.table.message.Errand;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.match.Seed;

/** A server that is alone, under simulated faults: threads and store take turns as a seed has it, tables leave, and the process dies. */
class LocalTablesStormTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int SEEDS = FULL ? 30 : 2;
    private static final int STEPS = FULL ? 5_000 : 2_000;
    private static final int TABLES = 3;
    private static final int CALM_STEPS = 800;
    private static final Duration NEVER = Duration.ofDays(1);
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    @TempDir
    Path folder;

    private final BotThreads thinkers = new BotThreads(1, () -> 5);
    private final LookBackThread replays = new LookBackThread();
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
    private final List<StormGuest> guests = new ArrayList<>();
    private Store store;
    private FastDice dice;
    private StormAgenda agenda;
    private StormStore weather;
    private LocalTables tables;
    private int kills;

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("storm.db").toString());
    }

    @AfterEach
    void close() {
        timer.shutdownNow();
        replays.close();
        thinkers.close();
        store.close();
    }

    @Test
    @DisplayName(
            "In a storm no answered move is lost, answers come in order, and afterwards everybody is answered and plays on")
    void storm() {
        int promises = 0;
        for (long seed = Long.getLong("tablee.seed", 1); seed <= Long.getLong("tablee.seed", SEEDS); seed++) {
            promises += storm(seed);
        }
        assertTrue(promises > 20 * SEEDS, "too quiet: " + promises);
        assertTrue(kills > SEEDS, "nobody died: " + kills);
    }

    private int storm(long seed) {
        dice = new FastDice(seed);
        guests.clear();
        start();
        for (int table = 0; table < TABLES; table++) setUp("s" + seed + "t" + table);
        for (int step = 0; step < STEPS; step++) step(false);
        weather.calm();
        int before = promises();
        for (int step = 0; step < CALM_STEPS; step++) step(true);
        settle(seed);
        assertTrue(promises() > before + TABLES, "seed " + seed + ": tables do not go on");
        guests.forEach(StormGuest::assertKept);
        return promises();
    }

    private int promises() {
        return guests.stream().mapToInt(StormGuest::promises).sum();
    }

    private void start() {
        agenda = new StormAgenda(dice);
        weather = new StormStore(TableStore.of(store), dice, agenda);
        TableRepository repository =
                new TableRepository(weather, () -> Seed.read("11".repeat(32)), ServerClock.SYSTEM, agenda);
        RunningTable.Node node =
                new RunningTable.Node(repository, thinkers, replays, ServerClock.SYSTEM, timer, news -> {});
        tables = new LocalTables(node, NEVER, agenda);
    }

    private void setUp(String table) {
        TableRecord record = TableRecord.of(table, CIRCUS, table + "-0", 0);
        for (int seat = 0; seat < 2; seat++) {
            String name = table + "-" + seat;
            record = record.with(seat, Chair.person(name, name));
            guests.add(new StormGuest(name, table, dice, store.journal()));
        }
        List<String> answers = new ArrayList<>();
        while (!answers.contains("")) {
            tables.tell(table, new Errand.Make(record, true, answers::add));
            while (agenda.step()) {}
            if (answers.contains("There is a table of this name already.")) return;
        }
    }

    /** One thing happens: mostly what threads have to do, so that mailboxes are emptied. */
    private void step(boolean calm) {
        if (dice.roll(4) > 0 && agenda.step()) return;
        StormGuest guest = guests.get(dice.roll(guests.size()));
        if (dice.roll(8) == 0) sleep(guest);
        else if (!calm && dice.roll(150) == 0) kill();
        else guest.act(tables, calm);
    }

    /** A table may always leave; who comes back at that very moment arrives behind its leaving. */
    private void sleep(StormGuest guest) {
        tables.leave(guest.table());
        if (dice.roll(2) == 0) guest.hangUp();
        guest.act(tables, true);
    }

    /** kill -9: what is not in the store is gone, and everybody's line with it. */
    private void kill() {
        kills++;
        agenda.shutdownNow();
        guests.forEach(StormGuest::lose);
        start();
    }

    /** Anyone who still waits is answered once everything is done that was begun. */
    private void settle(long seed) {
        for (int round = 0; round < 10 && guests.stream().anyMatch(StormGuest::waits); round++) {
            while (agenda.step()) {}
            guests.stream().filter(StormGuest::waits).forEach(guest -> guest.act(tables, true));
            while (agenda.step()) {}
        }
        assertEquals(
                0, guests.stream().filter(StormGuest::waits).count(), "seed " + seed + ": somebody waits for ever");
    }
}
