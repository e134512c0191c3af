package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.FastDice;
import tablee.core.Ruleset;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;

@DisplayName("PLUV-32: the scatter table")
class ScatterTest {
    private static final int EACH = ThrowSample.count(1000, 60);

    private static Aim aim(Ruleset aims, int place) {
        List<Integer> numbers = aims.numbers(Hex.write(Hex.at(place)), 4, -8, 127);
        return new Aim(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
    }

    private static Ruleset aims() {
        return Ruleset.beside(Aim.class, "aims-1.txt");
    }

    private static int listed(Ruleset table, int target, String outcome) {
        for (String word : table.words(Hex.write(Hex.at(target)))) {
            if (word.startsWith(outcome + ":")) return Integer.parseInt(word.substring(outcome.length() + 1));
        }
        return 0;
    }

    @Test
    @DisplayName("PLUV-31: a good aim reaches its cell or one beside it more often than not, and never for certain")
    void aimsReach() {
        Ruleset aims = aims();
        Ruleset table = Ruleset.beside(Aim.class, "scatter-1.txt");
        double hit = 0;
        double promised = 0;
        for (int place = 0; place < Tray.CELLS; place++) {
            ThrowTally tally = new ThrowTally();
            tally.add(aim(aims, place), EACH, new FastDice(ThrowSample.SEED + place));
            String name = Hex.write(Hex.at(place));
            assertTrue(tally.on(place) + tally.beside(place) > EACH / 2, name + ", seed " + ThrowSample.SEED);
            assertTrue(tally.on(place) > 0 && tally.on(place) < EACH, name + ", seed " + ThrowSample.SEED);
            hit += (double) tally.on(place) / EACH;
            promised += (double) listed(table, place, name) / throwsEach(table, place);
        }
        assertEquals(promised / Tray.CELLS, hit / Tray.CELLS, 0.03);
    }

    private static int throwsEach(Ruleset table, int place) {
        int all = listed(table, place, "off");
        for (int cell = 0; cell < Tray.CELLS; cell++) all += listed(table, place, Hex.write(Hex.at(cell)));
        return all;
    }

    @Test
    @DisplayName("No two cells share an aim, and each table says how it was made, with the throw that is in use")
    void provenance() throws IOException {
        Ruleset aims = aims();
        Set<Aim> all = new HashSet<>();
        for (int place = 0; place < Tray.CELLS; place++) all.add(aim(aims, place));
        assertEquals(Tray.CELLS, all.size());
        for (String file : List.of("aims-1.txt", "scatter-1.txt")) {
            String text = text(file);
            assertTrue(text.contains("version 1 of the simulated throw"), file);
            assertTrue(text.contains("./tablee scatter "), file);
        }
    }

    private static String text(String file) throws IOException {
        try (InputStream in = Aim.class.getResourceAsStream(file)) {
            if (in == null) throw new AssertionError(file + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    @DisplayName("The command writes both files, the same ones for the same seed")
    void command(@TempDir Path one, @TempDir Path two) throws IOException {
        assertEquals(0, run("2", "5", one.toString()));
        assertEquals(0, run("2", "5", two.toString()));
        for (String file : List.of("aims-1.txt", "scatter-1.txt")) {
            assertEquals(Files.readString(one.resolve(file)), Files.readString(two.resolve(file)));
        }
        Ruleset table = Ruleset.parse(Files.readString(one.resolve("scatter-1.txt")));
        for (int place = 0; place < Tray.CELLS; place++) assertEquals(2, throwsEach(table, place));
    }

    @Test
    @DisplayName("The command says what it takes")
    void misuse(@TempDir Path folder) {
        assertNotEquals(0, run("none"));
        assertNotEquals(0, run("2", "5", folder.resolve("missing").toString()));
        assertNotEquals(0, run("1", "2", folder.toString(), "4"));
    }

    private static int run(String... arguments) {
        PrintStream nobody = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        return Scattering.run(List.of(arguments), nobody, nobody);
    }
}
