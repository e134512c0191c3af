package tablee.pluvionautes;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
import tablee.pluvionautes.rules.PluvionautesRules;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;

@DisplayName("PLUV-45, PLUV-46, PLUV-47, PLUV-64: finished games for every mode and every way to end")
class PluvionautesGamesTest {
    /** The options that make a mode. */
    private static boolean has(Match<PluvionautesState> match, boolean advanced, boolean setup, boolean weather) {
        PluvionautesRules rules = match.state().rules;
        boolean thrown = rules.dexterity(); // the scatter table may change, a recorded throw does not
        return thrown && rules.advanced() == advanced && rules.advancedSetup() == setup && rules.weather() == weather;
    }

    private static boolean triggered(Match<PluvionautesState> match) {
        return match.state().endTriggered();
    }

    private static long winners(Match<PluvionautesState> match) {
        return Arrays.stream(match.ranks().orElseThrow())
                .filter(rank -> rank == 1)
                .count();
    }

    private static Map<String, Predicate<Match<PluvionautesState>>> endings() {
        Map<String, Predicate<Match<PluvionautesState>>> endings = new TreeMap<>();
        endings.put("normal", match -> has(match, false, false, false) && triggered(match) && seats(match) > 2);
        endings.put("duel", match -> has(match, false, false, false) && triggered(match) && seats(match) == 2);
        endings.put("balanced", match -> has(match, false, true, false) && triggered(match));
        endings.put("weather", match -> has(match, false, false, true) && triggered(match));
        endings.put("advanced", match -> has(match, true, false, false) && triggered(match));
        endings.put("advanced-duel", match -> has(match, true, false, false) && triggered(match) && seats(match) == 2);
        endings.put("advanced-weather", match -> has(match, true, false, true) && triggered(match));
        endings.put("everything", match -> has(match, true, true, true) && triggered(match));
        endings.put("shared-win", match -> has(match, false, false, false) && winners(match) == 2);
        endings.put("last-round", match -> match.state().rules.dexterity() && !triggered(match));
        return endings;
    }

    private static int seats(Match<PluvionautesState> match) {
        return match.state().seats();
    }

    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Pluvionautes());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        return RecordedGames.in(new Pluvionautes(), endings());
    }
}
