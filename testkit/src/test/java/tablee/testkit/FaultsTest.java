package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.core.Game;
import tablee.core.State;
import tablee.torture.Faulty;
import tablee.torture.PlantedFault;
import tablee.torture.Torture;

/** The suite itself: a game that is wrong in some way does not pass. */
class FaultsTest {
    private static final TrialSettings FEW =
            new TrialSettings(60, 0, false, false, TrialSettings.fromSystem().root());

    private static Class<?> finder(PlantedFault fault) {
        return switch (fault) {
            case VIEW_TELLS, TOLD_LATER, MOVES_TELL, WHY_TELLS, CLOCK_TELLS, BARRIER_TELLS, RECORD_TELLS -> Twins.class;
            case IMAGINES_TOO_MUCH -> Twins.class;
            case TOLD_AT_ONCE, IMAGINES_NOTHING -> Beliefs.class;
            case COPY_SHARES, BECOME_FORGETS, DEAF_DIFFERS -> CopyCheck.class;
            case LISTED_TWICE, ORDER_CHANGES, WORD_OF_ANOTHER, LISTED_ILLEGAL, OUTCOME_WITHOUT_WEIGHT ->
                MovesCheck.class;
            case LEGAL_UNLISTED, RULE_UNKNOWN -> RefusalCheck.class;
            case REFUSAL_WITHOUT_WORDS, EVENT_WITHOUT_WORDS -> WordsCheck.class;
            case TOKEN_LOST, POSITION_FORGETS -> PositionCheck.class;
            case RANKS_WITHOUT_FIRST, ENDLESS -> EndCheck.class;
            case CLOCK_BESIDE_CHANCE, SEAT_WITHOUT_MOVES -> TurnCheck.class;
            case REMEMBERS_GAMES -> ReplayCheck.class;
            case STREAM_FORGETS_COPIES -> StreamCheck.class;
        };
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("every fault is found by the check that is there for it")
    void found(PlantedFault fault) {
        assertEquals(
                Set.of(finder(fault)),
                found(new Faulty(fault), FEW, finder(fault)).keySet());
    }

    @Test
    @DisplayName("nothing is found in a sound game")
    void sound() {
        assertEquals(Map.of(), found(new Torture(), FEW, GameCheck.class));
    }

    @Test
    @DisplayName("a finding names the seed, and playing that seed again finds it again")
    void again() {
        String first = leak(FEW);
        String seed = first.replaceAll("(?s).*-Dtablee.seed=(\\d+).*", "$1");
        String again = leak(new TrialSettings(1, Long.parseLong(seed), false, false, FEW.root()));
        assertTrue(again.contains("seed " + seed), again);
    }

    private static String leak(TrialSettings settings) {
        return found(new Faulty(PlantedFault.TOLD_LATER), settings, Twins.class).getOrDefault(Twins.class, "nothing");
    }

    /** Words are collected by the checks that hear the game speak. */
    private static boolean hears(GameCheck<?> check) {
        return check instanceof ToldCheck || check instanceof RefusalCheck || check instanceof EndCheck;
    }

    @Test
    @DisplayName("whatever is wrong with the words is said at once, and the keys are written down")
    void allWordsAtOnce() {
        String said = found(new Faulty(PlantedFault.EVENT_WITHOUT_WORDS), FEW, WordsCheck.class)
                .get(WordsCheck.class);
        for (String language : List.of("en", "fr", "de", "pl")) {
            assertTrue(said.contains("missing in " + language + ": told."), said);
        }
        assertTrue(said.contains("keys that this game needs:\n  count.secret\n"), said);
    }

    @Test
    @DisplayName("copying is looked at first")
    void copyFirst() {
        assertTrue(Conformance.checks(new Torture(), FEW).get(0) instanceof CopyCheck);
    }

    /** What the checks of this kind find. */
    private static <S extends State<S>> Map<Class<?>, String> found(
            Game<S> game, TrialSettings settings, Class<?> kind) {
        List<GameCheck<S>> checks = Conformance.checks(game, settings).stream()
                .filter(check -> kind.isInstance(check) || kind == WordsCheck.class && hears(check))
                .toList();
        CheckedGames<S> games = new CheckedGames<>(game, settings, checks);
        Map<Class<?>, String> found = new LinkedHashMap<>();
        for (GameCheck<S> check : checks) {
            try {
                games.report(check);
            } catch (AssertionError fault) {
                found.put(check.getClass(), fault.getMessage());
            }
        }
        return found;
    }
}
