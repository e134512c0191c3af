package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.Main;
import tablee.soak.Nodes;
import tablee.soak.SoakPlayers;

/** Three nodes in processes of their own: any of them may go at any time, and people play on. */
class ClusterTest {
    private static final int COUNT = 3;
    private static final int TABLES = Boolean.getBoolean("tablee.full") ? 30 : 8;
    /** 15 s until the tables are back, and what a machine that runs six processes on two cores needs more. */
    private static final long PATIENCE_SECONDS = 60;

    private static final long GAME_SECONDS = 120;

    @TempDir
    Path folder;

    private Postgres postgres;
    private Nodes nodes;
    private SoakPlayers crowd;

    @BeforeEach
    void start() throws IOException {
        postgres = new Postgres();
        nodes = new Nodes(COUNT, postgres.address(), folder);
        crowd = new SoakPlayers(nodes::door, Long.getLong("tablee.seed", 1), 20);
        crowd.sitDown(TABLES);
        goesOn("the start");
    }

    @AfterEach
    void stop() throws IOException {
        crowd.close();
        nodes.close();
        postgres.close();
    }

    /** Every table is counted, and for how long the last one was away is said. */
    private void goesOn(String what) {
        OptionalLong millis = crowd.goesOnWithin(PATIENCE_SECONDS);
        assertTrue(
                millis.isPresent(),
                () -> "not all tables went on after " + what + "\n"
                        + String.join("\n", crowd.stuckFor(PATIENCE_SECONDS)) + "\n" + nodes.logs());
        System.err.println("after " + what + " all " + TABLES + " tables went on within " + millis.getAsLong() + " ms");
    }

    /** Games come to their ends, and those by the rules: none was aborted. */
    private void gamesFinish() {
        assertTrue(crowd.finishesWithin(GAME_SECONDS).isPresent(), () -> "not all games finish\n" + nodes.logs());
        nothingIsLost();
        System.err.println(crowd.ledger().promises() + " moves answered, all kept; "
                + crowd.ledger().finished() + " games finished");
    }

    private void nothingIsLost() {
        assertEquals(List.of(), crowd.ledger().check(postgres.address()));
    }

    @Test
    @DisplayName("A node that is cut off from the others gives up, its tables move, no match is forked")
    void partition() {
        nodes.cutOff(1);
        goesOn("the cut");
        String gone = " WARNING node " + nodes.member(1) + " is gone; its tables return in about 10 s";
        assertTrue(nodes.logs().contains(gone), nodes::logs);
        assertEquals(Optional.of(Main.CUT_OFF), nodes.ended(1, PATIENCE_SECONDS));
        goesOn("giving up");
        nodes.heal();
        nodes.startMissing();
        goesOn("healing");
        gamesFinish();
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName("Each node killed in turn: its tables are back, nothing is lost")
    void killEach() {
        for (int node = 0; node < COUNT; node++) {
            nodes.kill(node);
            goesOn("killing node " + node);
            nodes.start(node);
            goesOn("starting node " + node + " again");
        }
        gamesFinish();
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName("A rolling restart under play: no game is aborted, nothing is lost")
    void rollingRestart() {
        for (int node = 0; node < COUNT; node++) {
            nodes.stop(node);
            goesOn("stopping node " + node);
            nodes.start(node);
            goesOn("starting node " + node + " again");
        }
        gamesFinish();
    }
}
