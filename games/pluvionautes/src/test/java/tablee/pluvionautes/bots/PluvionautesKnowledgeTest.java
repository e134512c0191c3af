package tablee.pluvionautes.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Reason;
import tablee.core.Told;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.SkyYield;
import tablee.testkit.KnowledgeCheck;
import tablee.wire.words.Words;

class PluvionautesKnowledgeTest {
    private static final Pluvionautes GAME = new Pluvionautes();

    @Test
    @DisplayName("Every move has a reason that can be said in four languages, and what it says is true")
    void reasonsAreTrue() {
        Set<String> given = KnowledgeCheck.of(GAME, 40, PluvionautesKnowledgeTest::check);
        Set<String> known = new TreeSet<>();
        for (String key : Words.of(GAME, "en").keys()) {
            if (key.startsWith("reason.")) known.add(key.substring("reason.".length()));
        }
        known.removeAll(Set.of("land", "weather", "weather-same")); // only real throws come down between cells
        known.removeAll(given);
        assertEquals(Set.of(), known, "never given");
    }

    private static void check(PluvionautesState before, PluvionautesState after, int seat, Reason reason) {
        List<Object> args = reason.args();
        switch (reason.key()) {
            case "tow-island", "anchor", "anchor-last", "weather" -> {
                assertEquals(args.get(0), SkyYield.of(after).totals()[seat]);
                assertEquals(args.get(1), SkyYield.of(before).totals()[seat]);
                assertNotEquals(args.get(0), args.get(1));
            }
            case "tow-island-same", "anchor-same", "anchor-last-same", "weather-same" -> {
                assertEquals(args.get(0), SkyYield.of(after).totals()[seat]);
                assertEquals(args.get(0), args.get(1));
            }
            case "dock-cloud" -> assertTrue(Piece.isCloud(after.carried));
            case "dock-island" -> assertTrue(Piece.isIsland(after.carried));
            case "protect" -> assertTrue(Hex.has(after.airships[seat], Hex.read((String) args.get(0))));
            case "step", "tow-step" -> assertEquals(args.get(1), after.points);
            case "target" -> assertTrue((int) args.get(2) <= (int) args.get(1));
            default -> assertTrue(reason.rule().startsWith("PLUV-"));
        }
    }

    @Test
    @DisplayName("PLUV-44: the quick count of goods is the count of the rules")
    void yields() {
        Yield yield = new Yield();
        for (long seed = 1; seed <= 60; seed++) {
            PluvionautesState state = GAME.open(GAME.card().setup(3, Map.of("weather", seed % 2 == 0 ? "on" : "off")));
            Playout playout = new Playout(new FastDice(seed));
            while (state.toAct() != 0) {
                playout.step(state, Told.DEAF);
                if (state.phase.setup()) continue;
                SkyYield yields = SkyYield.of(state);
                yield.of(state);
                for (Goods goods : Goods.values()) {
                    assertEquals(yields.best(goods), yield.best(goods), "seed " + seed);
                    assertEquals(yields.bestGroup(goods), yield.bestGroup(goods), "seed " + seed);
                    assertTrue(yield.second(goods) <= yield.best(goods));
                }
            }
        }
    }

    @Test
    @DisplayName("PLUV-11: a world in which the others' missions stand well is the more plausible one")
    void missionsAreInferred() {
        PluvionautesKnowledge knowledge = new PluvionautesKnowledge();
        int compared = 0;
        for (long seed = 1; seed <= 20; seed++) {
            PluvionautesState state = GAME.open(GAME.card().setup(2, Map.of("no-dexterity", "on")));
            Playout playout = new Playout(new FastDice(seed));
            while (state.toAct() != 0 && state.round < 8) playout.step(state, Told.DEAF);
            if (state.toAct() == 0) continue;
            PluvionautesState other = state.copy();
            int third = MissionSet.of(state.missionSet).bits() & ~(1 << state.mission(0) | 1 << state.mission(1));
            other.missions = other.missions & 15 | Integer.numberOfTrailingZeros(third) + 1 << 4;
            Yield yield = new Yield().of(state);
            int better = Integer.signum(Lead.worth(state, yield, 1) - Lead.worth(other, yield, 1));
            int plausible = Integer.signum(knowledge.plausible(state, 0) - knowledge.plausible(other, 0));
            assertTrue(better * plausible >= 0, "seed " + seed);
            compared += better * plausible;
        }
        assertTrue(compared > 5, "only " + compared + " differ");
    }
}
