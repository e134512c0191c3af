package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Odds;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.positions.PluvionautesView;

@DisplayName("Set-up")
class PluvionautesSetUpTest {
    /** Lets chance lay the first piece it lists until all lie. */
    static void layAll(PluvionautesTable table) {
        while (table.state.phase == Phase.LAY) {
            Odds odds = new Odds();
            table.state.odds(odds);
            table.state.play(Actor.CHANCE, odds.move(0), 0, Told.DEAF);
        }
    }

    @Test
    @DisplayName("PLUV-10: each cell gets an island or a cloud, drawn from what is left, all equally likely")
    void lays() {
        PluvionautesTable table = PluvionautesTable.open();
        assertEquals("lay plain 1 1 *8", table.odds().get(0));
        table.chance("lay plain 1 1", "lay fog");
        assertEquals("lay plain 1 1 *7", table.odds().get(0));
        assertEquals("lay fog *2", table.odds().get(11));
        assertEquals(
                "P11.. ---F.", table.board().lines().toList().get(0).strip().substring(0, 11));
        layAll(table);
        assertEquals(Hex.BOARD, table.state.sky.islands() | table.state.sky.clouds());
        assertEquals(22, Long.bitCount(table.state.sky.islands()));
        assertEquals(15, Long.bitCount(table.state.sky.clouds()));
        assertEquals("PLUV-11 no-such-outcome [lay rain]", table.why(Actor.CHANCE, "lay rain"));
    }

    @Test
    @DisplayName(
            "PLUV-11: 2-3 players: all squares or all circles; 4: AB, AC or BC; 5-6: all six; each set equally likely")
    void missionSets() {
        List<String> shapes = List.of("missions squares *1", "missions circles *1");
        List<String> letters = List.of("missions ab *1", "missions ac *1", "missions bc *1");
        for (int seats = 2; seats <= 6; seats++) {
            PluvionautesTable table = PluvionautesTable.open("seats=" + seats);
            layAll(table);
            if (seats <= 4) assertEquals(seats == 4 ? letters : shapes, table.odds());
            else assertEquals(6, table.odds().size(), "no choice: missions are dealt");
        }
        assertEquals(
                List.of(Mission.SQUARE_A, Mission.SQUARE_B, Mission.CIRCLE_A, Mission.CIRCLE_B),
                MissionSet.AB.missions());
        assertEquals(
                List.of(Mission.SQUARE_A, Mission.SQUARE_C, Mission.CIRCLE_A, Mission.CIRCLE_C),
                MissionSet.AC.missions());
        assertEquals(
                List.of(Mission.SQUARE_B, Mission.SQUARE_C, Mission.CIRCLE_B, Mission.CIRCLE_C),
                MissionSet.BC.missions());
    }

    @Test
    @DisplayName("PLUV-11: each player gets one mission at random out of the set; what it is, only that player is told")
    void deals() {
        PluvionautesTable table = PluvionautesTable.open();
        layAll(table);
        table.chance("missions circles");
        assertEquals(List.of("mission circle-a *1", "mission circle-b *1", "mission circle-c *1"), table.odds());
        Told told = new Told();
        table.state.play(Actor.CHANCE, table.state.read(Actor.CHANCE, "mission circle-b"), 0, told);
        assertEquals(List.of(new PluvionautesEvent.MissionDealt(0, Mission.CIRCLE_B)), told.to(0));
        assertEquals(List.of(new PluvionautesEvent.MissionHidden(0)), told.to(1));
        assertEquals(List.of("mission circle-a *1", "mission circle-c *1"), table.odds());
        assertEquals(
                List.of("circle-b", "none", "none"),
                PluvionautesView.of(table.state, 0).missions());
        assertEquals(
                List.of("hidden", "none", "none"),
                PluvionautesView.of(table.state, 1).missions());
    }

    @Test
    @DisplayName("PLUV-12: the first player is drawn at random, all equally likely")
    void firstPlayer() {
        for (int seats = 2; seats <= 6; seats++) {
            PluvionautesTable table = PluvionautesTable.open("seats=" + seats);
            layAll(table);
            while (table.state.phase != Phase.FIRST)
                table.chance(table.odds().get(0).replaceFirst(" \\*.*", ""));
            assertEquals(seats, table.odds().size());
            table.chance("first " + (seats - 1));
            assertEquals(seats - 1, table.state.turn);
            assertEquals(Phase.THROW, table.state.phase);
        }
    }

    @Test
    @DisplayName("PLUV-13: three draws of ten bits seed the search for the advanced set-up")
    void seeds() {
        PluvionautesTable table = PluvionautesTable.open("advanced-setup=on");
        assertEquals(1024, table.odds().size());
        table.chance("seed 0", "seed 1023");
        assertEquals(Phase.SEED, table.state.phase);
        table.chance("seed 517");
        assertEquals(Phase.CHOOSE_MISSIONS, table.state.phase);
        assertEquals(22, Long.bitCount(table.state.sky.islands()));
        assertTrue(balanced(table.state.sky));
    }

    /** For each terrain the largest herd is 3 or 4, and the largest plantation at most 3. */
    private static boolean balanced(Sky sky) {
        for (Terrain terrain : Terrain.values()) {
            int herd = 0;
            int plantation = 0;
            for (long left = sky.islands(terrain); left != 0; left &= left - 1) {
                int animals = 0;
                int growing = 0;
                for (String cell : PluvionautesEvent.words(sky.group(terrain, Hex.first(left)))) {
                    animals += Piece.animals(sky.islandAt(Hex.read(cell)));
                    growing += Piece.plantation(sky.islandAt(Hex.read(cell)));
                }
                herd = Math.max(herd, animals);
                plantation = Math.max(plantation, growing);
            }
            if (herd < 3 || herd > 4 || plantation > 3) return false;
        }
        return true;
    }

    @Test
    @DisplayName("PLUV-13: the search always ends with a balanced sky; its steps over 10,000 seeds")
    void searchEnds() {
        int seeds = Boolean.getBoolean("tablee.full") ? 10_000 : 1_000;
        PluvionautesNumbers numbers = PluvionautesNumbers.of(PluvionautesTable.setup());
        FastDice dice = new FastDice(Long.getLong("tablee.seed", 1));
        List<Integer> steps = new ArrayList<>();
        Set<String> layouts = new TreeSet<>();
        for (int i = 0; i < seeds; i++) {
            int seed = 1 << 30 | dice.roll(1 << 30);
            AdvancedSetup found = AdvancedSetup.find(numbers, seed);
            Sky sky = new Sky(numbers);
            StringBuilder layout = new StringBuilder();
            for (int place = 0; place < 37; place++) {
                sky.put(found.piece(place), Hex.at(place));
                layout.append((char) ('0' + found.piece(place)));
            }
            assertTrue(balanced(sky), "seed " + seed);
            steps.add(found.steps());
            layouts.add(layout.toString());
        }
        assertEquals(seeds, layouts.size(), "no two seeds gave the same layout");
        steps.sort(null);
        System.out.printf(
                "PLUV-13: steps of the search over %,d seeds: least %d, median %d, 90%% below %d, 99%% below %d, most %d%n",
                seeds,
                steps.get(0),
                steps.get(seeds / 2),
                steps.get(seeds * 9 / 10),
                steps.get(seeds * 99 / 100),
                steps.get(seeds - 1));
        assertTrue(steps.get(seeds - 1) < numbers.searchSteps(), "none had to fall back");
    }

    /** The built-in ruleset with another limit of steps. */
    private static Setup withSteps(int steps) throws IOException {
        try (InputStream in = Pluvionautes.class.getResourceAsStream("rules/pluvionautes-1.ruleset")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String data = text.replaceAll("setup.steps *= \\d+", "setup.steps = " + steps);
            return new Pluvionautes().card().setup(3, 1, Map.of("advanced-setup", "on"), data);
        }
    }

    private static List<Integer> pieces(AdvancedSetup setup) {
        return IntStream.range(0, 37).mapToObj(setup::piece).toList();
    }

    @Test
    @DisplayName("PLUV-13: a search that takes too long falls back to the known layout")
    void fallsBack() throws IOException {
        PluvionautesNumbers standard = PluvionautesNumbers.of(PluvionautesTable.setup());
        AdvancedSetup known = AdvancedSetup.find(standard, 0);
        int slow = 1;
        while (AdvancedSetup.find(standard, slow).steps() <= known.steps()) slow++;
        PluvionautesNumbers hasty = PluvionautesNumbers.of(withSteps(known.steps()));
        assertEquals(pieces(known), pieces(AdvancedSetup.find(hasty, slow)));
        assertNotEquals(pieces(known), pieces(AdvancedSetup.find(standard, slow)));
    }

    @Test
    @DisplayName("PLUV-13: a ruleset for which no balanced set-up is found is refused before the game")
    void refused() throws IOException {
        Setup hopeless = withSteps(1);
        BadInput refused = assertThrows(BadInput.class, () -> new Pluvionautes().open(hopeless));
        assertEquals("With this ruleset no advanced set-up is found.", refused.getMessage());
    }
}
