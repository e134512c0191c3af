package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Encoder;
import tablee.torture.Torture;
import tablee.torture.TortureState;
import tablee.wire.json.Json;

/** Numbers that give something away, or name two moves, are found. */
class EncoderCheckTest {
    private static final TrialSettings FEW =
            new TrialSettings(60, 0, false, false, TrialSettings.fromSystem().root());

    /** An encoder of the torture game that is wrong in one of two ways. */
    private record Wrong(boolean leaks) implements Encoder<TortureState> {
        @Override
        public String game() {
            return "torture";
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public List<Span> vector() {
            return List.of(new Span("all", 1));
        }

        @Override
        public List<Span> actions() {
            return List.of(new Span("one", 1));
        }

        @Override
        public void observe(TortureState state, int seat, int[] out) {
            out[0] = leaks ? Json.text(state.position()).hashCode() : 0;
        }

        @Override
        public int number(TortureState state, int seat, int move) {
            return 0;
        }

        @Override
        public int move(TortureState state, int seat, int number) {
            return 0;
        }
    }

    private static String found(boolean leaks) {
        EncoderCheck<TortureState> check = new EncoderCheck<>(Optional.of(new Wrong(leaks)));
        CheckedGames<TortureState> games = new CheckedGames<>(new Torture(), FEW, List.of(check));
        return assertThrows(AssertionError.class, () -> games.report(check)).getMessage();
    }

    @Test
    @DisplayName("a vector that follows from what a seat cannot know is a leak")
    void leak() {
        assertTrue(found(true).contains("in a twin world"), found(true));
    }

    @Test
    @DisplayName("two moves with one number are told apart")
    void shared() {
        String said = found(false);
        assertTrue(said.contains("number"), said);
    }
}
