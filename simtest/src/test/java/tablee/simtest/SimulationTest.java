package tablee.simtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int HOURS = FULL ? 24 : 1;
    private static final int TABLES = FULL ? 50 : 12;

    @Test
    @DisplayName(
            "Hours of play in bad weather: no answered move is lost or doubled, nobody sees what a replay does not show")
    void storm() {
        for (long seed = Long.getLong("tablee.seed", 1); seed <= Long.getLong("tablee.seed", HOURS); seed++) {
            Simulation simulation = new Simulation(seed, TABLES);
            simulation.pass(3_600_000);
            Simulation.Report report = simulation.settle();
            assertTrue(report.promises() > 100 * TABLES, "seed " + seed + ": too quiet, " + report);
            assertTrue(simulation.shares().found() > TABLES, "seed " + seed + ": hardly anybody took part, " + report);
            assertTrue(simulation.shares().voids() > 0, "seed " + seed + ": nobody broke a promise, " + report);
            assertTrue(report.mishaps().size() > 4, "seed " + seed + ": no storm, " + report);
        }
    }

    @Test
    @DisplayName("TABLE-42: Among people who are there a match begins within a second, with everybody's share in it")
    void quickStart() {
        for (long seed = 1; seed <= 20; seed++) {
            Simulation simulation = new Simulation(seed, 3);
            simulation.pass(20_000);
            long slow = simulation.shares().waits().stream()
                    .filter(each -> each >= 1_000)
                    .count();
            assertTrue(
                    slow <= simulation.shares().voids(),
                    "seed " + seed + ": " + simulation.shares().waits());
        }
        Simulation simulation = new Simulation(2, 20);
        simulation.pass(15_000);
        assertTrue(
                simulation.shares().waits().size() > 3,
                "too few: " + simulation.shares().waits());
        assertTrue(
                simulation.shares().found() > 3,
                "too few shares: " + simulation.shares().found());
    }

    @Test
    @DisplayName(
            "TABLE-42: All nodes die in the middle of shares, again and again: no promise is lost, and no header changes")
    void crashesInTheMiddle() {
        int crashes = 0;
        for (long seed = 1; seed <= 3; seed++) {
            Simulation simulation = new Simulation(seed, 6);
            for (int step = 0; step < 18_000; step++) {
                simulation.pass(200);
                if (simulation.revealing() == 0) continue;
                simulation.blackOut();
                simulation.pass(60_000);
                step += 300;
                crashes++;
            }
            simulation.settle();
            assertTrue(simulation.shares().found() > 6, "seed " + seed + ": hardly anybody took part");
        }
        assertTrue(crashes > 10, "only " + crashes + " crashes in the middle");
    }

    @Test
    @DisplayName("The same seed gives the same world")
    void repeatable() {
        assertEquals(minutes(77), minutes(77));
    }

    private static Simulation.Report minutes(long seed) {
        Simulation simulation = new Simulation(seed, 4);
        simulation.pass(600_000);
        return simulation.settle();
    }

    @Test
    @DisplayName("The command says what it did, and what is wrong with its arguments")
    void command() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream to = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream faults = new PrintStream(err, true, StandardCharsets.UTF_8);
        assertEquals(0, Simulate.run(List.of("--hours", "1", "--seed", "5", "--tables", "2"), to, faults));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("answered moves all kept"));
        assertEquals(2, Simulate.run(List.of("--hours", "many"), to, faults));
        assertEquals(2, Simulate.run(List.of("--days", "1"), to, faults));
    }
}
