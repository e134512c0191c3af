package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.live.tournament.LiveTournaments;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentWish;
import tablee.store.tournaments.Tournaments;
import tablee.table.terms.TableTerms;
import tablee.tournament.Pairing;
import tablee.tournament.Standings;
import tablee.tournament.Tournament;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;

/** A large tournament on one machine: real tables, threads and database, and nobody who looks on. */
class ThousandBotsTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int BOTS = FULL ? 1_000 : 40;
    private static final int ROUNDS = FULL ? 3 : 2;
    private static final int LOOK_MILLIS = 100;

    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "A tournament of a thousand bots (forty in a short run) runs to its end, and no match is lost or doubled")
    void swiss() throws InterruptedException {
        ExecutorService readers = Executors.newFixedThreadPool(2);
        try (TestCluster node = new TestCluster(folder.resolve("cup.db"));
                LiveTournaments live = new LiveTournaments(node.store(), node.cluster(), readers)) {
            node.store().tournaments().make(cup(), 10, 10).join();
            long began = System.nanoTime();
            live.ask("cup", enterAll()).toCompletableFuture().join();
            live.ask("cup", TournamentWish.of(new TournamentCommand.Start()))
                    .toCompletableFuture()
                    .join();
            Tournament over = end(node);
            System.out.println(BOTS + " bots, " + over.pairings().size() + " matches in "
                    + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began) + " ms");
            assertEquals(BOTS / 2 * ROUNDS, over.pairings().size());
            assertEquals(
                    over.pairings().size(),
                    over.pairings().stream().filter(Pairing::hasResult).count());
            assertEquals(BOTS, Standings.of(over).size());
            assertEquals(
                    BOTS * ROUNDS,
                    Standings.of(over).stream().mapToInt(line -> line.points()).sum(),
                    "two points for each match");
        } finally {
            readers.shutdownNow();
        }
    }

    /** Waits for it, however long the machine takes. */
    private static Tournament end(TestCluster node) throws InterruptedException {
        while (true) {
            Tournament now = RunningTournament.read(node.store().tournaments(), "cup")
                    .orElseThrow()
                    .machine();
            if (now.phase().isEnded()) return now;
            Thread.sleep(LOOK_MILLIS);
        }
    }

    private static TournamentWish enterAll() {
        return new TournamentWish(
                at -> Collections.nCopies(BOTS, new TournamentCommand.Enter(0, true)),
                at -> IntStream.rangeClosed(1, BOTS)
                        .mapToObj(number -> new Tournaments.Entrant(number, 0, "", "", "random"))
                        .toList(),
                new CompletableFuture<>());
    }

    private static Tournaments.Kept cup() {
        TournamentTerms terms = new TournamentTerms(
                TournamentKind.SWISS,
                2,
                ROUNDS,
                TimeUnit.HOURS.toMillis(1),
                0,
                false,
                false,
                BOTS,
                Optional.empty(),
                Optional.empty());
        TournamentDocument document =
                new TournamentDocument("Cup", terms, TableTerms.of("circus", 2, Map.of()), 60_000);
        return new Tournaments.Kept(
                "cup",
                "",
                true,
                Json.text(document),
                new byte[32],
                "entry",
                0,
                Tournaments.NEVER,
                Tournaments.NEVER,
                1);
    }
}
