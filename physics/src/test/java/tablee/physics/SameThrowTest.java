package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

@DisplayName("PLUV-30: same aim, same seed, same board: the same throw, bit for bit")
class SameThrowTest {
    private static final String FILE = "throws-1.txt";

    /** Written again with -Dtablee.record=true, which is only right when the version of the throw goes up too. */
    @Test
    @DisplayName("Throws come out as they did when they were stored")
    void asStored() throws IOException {
        if (Boolean.getBoolean("tablee.record")) {
            Path file = Path.of(System.getProperty("tablee.root"), "physics/src/test/resources/tablee/physics", FILE);
            Files.createDirectories(file.getParent());
            Files.write(file, StoredThrows.lines());
        } else {
            assertEquals(stored(), StoredThrows.lines());
        }
    }

    private static List<String> stored() throws IOException {
        try (InputStream in = SameThrowTest.class.getResourceAsStream(FILE)) {
            if (in == null) throw new AssertionError(FILE + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    @DisplayName("and so they do on another JDK")
    void onAnotherJdk() throws IOException, InterruptedException {
        String home = System.getProperty("tablee.otherJdk", "");
        Assumptions.assumeFalse(home.isEmpty(), "no other JDK was named");
        assertEquals(StoredThrows.lines(), child(Path.of(home), "-Xshare:auto", List.of()));
    }

    @Test
    @DisplayName("and so they do when nothing is compiled")
    void interpreted() throws IOException, InterruptedException {
        Path home = Path.of(System.getProperty("java.home"));
        assertEquals(StoredThrows.lines(2), child(home, "-Xint", List.of("not 0", "not 1")));
    }

    private static List<String> child(Path home, String flag, List<String> arguments)
            throws IOException, InterruptedException {
        String java = home.resolve("bin/java").toString();
        String path = System.getProperty("java.class.path");
        List<String> command = new ArrayList<>(List.of(java, flag, "-cp", path, StoredThrows.class.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return printed.lines().toList();
    }

    @Test
    @DisplayName("Throws at the same time do not disturb each other, and earlier throws do not either")
    void atTheSameTime() {
        List<DiceThrow> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) all.add(StoredThrows.thrown(i, new Aim(i, 32, i % 16, 0), i % 2 == 0));
        List<String> alone =
                all.stream().map(ThrowSimulation::of).map(StoredThrows::hash).toList();
        List<String> together = IntStream.range(0, 4 * all.size())
                .parallel()
                .mapToObj(i -> StoredThrows.hash(ThrowSimulation.of(all.get(i % all.size()))))
                .toList();
        for (int i = 0; i < together.size(); i++) assertEquals(alone.get(i % all.size()), together.get(i));
    }

    @Test
    @DisplayName("PLUV-31: the hand trembles, a little and by its seed")
    void tremor() {
        Aim aim = new Aim(40, 30, 7, 2);
        Launch one = Hand.throwing(aim, new FastDice(1));
        assertEquals(one, Hand.throwing(aim, new FastDice(1)));
        for (int seed = 2; seed < 500; seed++) {
            Launch other = Hand.throwing(aim, new FastDice(seed));
            assertNotEquals(one, other);
            assertTrue(Math.hypot(
                            other.pose().x() - one.pose().x(),
                            other.pose().y() - one.pose().y())
                    < 20);
            assertEquals(Hand.speed(7), Math.hypot(other.vx(), other.vy()), 0.18 * Hand.speed(7));
        }
    }
}
