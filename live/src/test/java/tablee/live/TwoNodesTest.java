package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Refusal;
import tablee.live.tournament.LiveTournaments;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentWish;
import tablee.store.matches.Journal;
import tablee.store.tournaments.Tournaments;
import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;

/** The same code on two nodes: tables are somewhere, and people do not notice where. */
class TwoNodesTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());
    private static final int TABLES = 4;

    @TempDir
    Path folder;

    @Test
    @DisplayName("People at different nodes play together, and go on when a node leaves")
    void twoNodes() {
        Path file = folder.resolve("two.db");
        List<Guest> annas = new ArrayList<>();
        int first = TestCluster.freePort();
        int second = TestCluster.freePort();
        try (TestCluster one = new TestCluster(file, TestCluster.at(file, first, first)).among(1)) {
            try (TestCluster two = new TestCluster(file, TestCluster.at(file, second, first)).among(2)) {
                for (int i = 0; i < TABLES; i++) annas.add(begin(one, two, "t" + i));
            }
            for (int i = 0; i < TABLES; i++) goOn(one, annas.get(i), "t" + i);
            for (int i = 0; i < TABLES; i++) {
                Journal.Whole log = (Journal.Whole) one.store().journal().load("t" + i + ".1");
                assertEquals(13, log.entries().size());
            }
        }
    }

    @Test
    @DisplayName("ASVS 7.4.1, 7.4.5: Whom one node sends away, the other lets go too")
    void dismissal() throws InterruptedException {
        Path file = folder.resolve("dismissal.db");
        int port = TestCluster.freePort();
        try (TestCluster one = new TestCluster(file, TestCluster.at(file, port, port)).among(1);
                TestCluster two = new TestCluster(file, TestCluster.at(file, TestCluster.freePort(), port)).among(2)) {
            BlockingQueue<String> heard = new LinkedBlockingQueue<>();
            List<String> echo = new CopyOnWriteArrayList<>();
            one.cluster().onDismissal((person, code) -> echo.add(person));
            two.cluster().onDismissal((person, code) -> heard.add(person + " " + code));
            // The nodes hear of each other's topics a moment after they have met.
            String first = null;
            for (int tries = 0; first == null && tries < 100; tries++) {
                one.cluster().dismiss("eve", 4404);
                first = heard.poll(200, TimeUnit.MILLISECONDS);
            }
            assertEquals("eve 4404", first);
            assertEquals(List.of(), echo, "the node that says so has done it itself");
        }
    }

    @Test
    @DisplayName("What happens in a tournament is told at the other node too, and never echoes")
    void tournamentNews() throws InterruptedException {
        Path file = folder.resolve("cup.db");
        int port = TestCluster.freePort();
        try (TestCluster one = new TestCluster(file, TestCluster.at(file, port, port)).among(1);
                TestCluster two = new TestCluster(file, TestCluster.at(file, TestCluster.freePort(), port)).among(2);
                LiveTournaments here = new LiveTournaments(one.store(), one.cluster(), Runnable::run);
                LiveTournaments there = new LiveTournaments(two.store(), two.cluster(), Runnable::run)) {
            one.store().tournaments().make(cup(), 10, 10).join();
            BlockingQueue<String> heard = new LinkedBlockingQueue<>();
            List<Integer> echo = new CopyOnWriteArrayList<>();
            there.listen((id, version) -> heard.add(id + " " + version));
            here.listen((id, version) -> echo.add(version));
            String first = null;
            int entries = 0;
            for (; first == null && entries < 30; entries++) {
                assertTrue(enter(here).isEmpty());
                first = heard.poll(500, TimeUnit.MILLISECONDS);
            }
            assertTrue(first != null && first.startsWith("cup "), "heard " + first);
            assertEquals(entries, echo.size(), "each is told once where it happened");
        }
    }

    private static Tournaments.Kept cup() {
        TournamentTerms terms = new TournamentTerms(
                TournamentKind.SWISS, 2, 3, 60_000, 0, false, false, 40, Optional.empty(), Optional.empty());
        TournamentDocument document = new TournamentDocument("Cup", terms, CIRCUS, 0);
        return new Tournaments.Kept(
                "cup",
                "ann",
                true,
                Json.text(document),
                new byte[32],
                "entry",
                0,
                Tournaments.NEVER,
                Tournaments.NEVER,
                1);
    }

    /** Somebody comes; why not, if not. */
    private static Optional<Refusal> enter(LiveTournaments at) {
        TournamentWish wish = TournamentWish.of(new TournamentCommand.Enter(0, true));
        return at.ask("cup", wish).toCompletableFuture().join().orElseThrow().refusal();
    }

    /** Ann is at one node, Bob, who begins, at the other. */
    private static Guest begin(TestCluster one, TestCluster two, String table) {
        one.make(table, CIRCUS);
        Guest ann = one.connect(table, "ann");
        Guest bob = two.connect(table, "bob");
        ann.ask("{\"do\":\"sit\",\"seat\":0}");
        bob.ask("{\"do\":\"sit\",\"seat\":1}");
        ann.ask("{\"do\":\"start\"}");
        int version = bob.await("update").path("version").intValue();
        assertEquals(11, version);
        JsonNode moved = bob.ask("{\"do\":\"play\",\"version\":" + version + ",\"move\":\"flip 4\"}");
        assertTrue(moved.path("ok").booleanValue(), moved.toString());
        ann.awaitUpdate(update -> update.path("version").intValue() == version + 1);
        return ann;
    }

    /** Bob's node is gone, and with it perhaps the table; he comes back to Ann's node and moves again. */
    private static void goOn(TestCluster one, Guest ann, String table) {
        Guest bob = one.connect(table, "bob", table + ".1", 12);
        assertEquals(12, bob.await("update").path("version").intValue());
        JsonNode moved = bob.ask("{\"do\":\"play\",\"version\":12,\"move\":\"flip 8\"}");
        assertTrue(moved.path("ok").booleanValue(), moved.toString());
        ann.send("{\"do\":\"say\",\"text\":\"still here?\"}");
        ann.awaitVersionOrClosed(13);
    }
}
