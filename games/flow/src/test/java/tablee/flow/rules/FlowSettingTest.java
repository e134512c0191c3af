package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Setting;
import tablee.flow.Flow;

/** What a team plays against. */
class FlowSettingTest {
    private static Optional<String> name(int seats, Map<String, String> chosen) {
        return Setting.of(new Flow(), seats, chosen).map(Setting::name);
    }

    @Test
    @DisplayName("A setting is a number of seats, a difficulty and a clock, and has one name, however it was chosen")
    void oneName() {
        Optional<String> usual = Optional.of("flow/3 difficulty=none round=60");
        assertEquals(usual, name(3, Map.of()));
        assertEquals(usual, name(3, Map.of("difficulty", "none")));
        assertEquals(usual, name(3, Map.of("grace", "15", "first", "random", "scenarios", "", "turns", "8")));
        assertEquals(usual, name(3, Map.of("turns", "20")), "turns are not counted where time runs");
        assertEquals(
                Optional.of("flow/1 difficulty=hard round=untimed turns=8"),
                name(1, Map.of("difficulty", "hard", "round", "untimed")));
        assertEquals(Optional.of("flow/6 difficulty=none round=45"), name(6, Map.of("round", "45")));
    }

    @Test
    @DisplayName("With any other option that is not as usual it is no setting that results are compared by")
    void others() {
        for (Map<String, String> each : Set.of(
                Map.of("grace", "30"),
                Map.of("first", "2"),
                Map.of("shapes", "corner,straight,tee,cross"),
                Map.of("obstacle-shapes", "cross,corner,tee,straight"),
                Map.of("scenarios", "obstacles"),
                Map.of("kept-shape", "tee"),
                Map.of("win", "after-wave"))) assertEquals(Optional.empty(), name(3, each), each.toString());
        assertEquals(Set.of("difficulty", "round", "turns"), Setting.named(new Flow()));
    }

    @Test
    @DisplayName("Names from before are read as what they are")
    void read() {
        Optional<String> usual = Optional.of("flow/3 difficulty=none round=60");
        assertEquals(usual, Setting.read("flow/3").map(Setting::name));
        assertEquals(usual, Setting.read("flow/3 grace=15 turns=12").map(Setting::name));
        assertEquals(Optional.empty(), Setting.read("flow/3 grace=10"));
        assertEquals(Optional.empty(), Setting.read("flow/3 depth=9"), "an option of another release");
        assertEquals(Optional.empty(), Setting.read("nothing/3"));
    }
}
