package tablee.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What fuzzing found worth keeping still goes through every door without breaking it, and so do neighbours of it. */
class CorpusTest {
    private static final int NEIGHBOURS = Boolean.getBoolean("tablee.full") ? 1_000 : 3;
    private static final long SEED = Long.getLong("tablee.seed", 1);

    @ParameterizedTest
    @EnumSource(Target.class)
    @DisplayName(
            "ASVS 1.5.2, 2.2.1: No text of the corpus, nor a text like it, makes anything fail that is not its own fault")
    void corpus(Target target) {
        List<byte[]> corpus = target.corpus();
        assertTrue(corpus.size() >= 4, target + " has only " + corpus.size() + " texts");
        Random random = new Random(SEED);
        for (byte[] input : corpus) {
            attempt(target, input);
            for (int i = 0; i < NEIGHBOURS; i++) attempt(target, neighbour(input, random));
        }
    }

    private static void attempt(Target target, byte[] input) {
        try {
            target.attempt(input);
        } catch (RuntimeException | AssertionError | StackOverflowError fault) {
            throw new AssertionError(
                    target + ", seed " + SEED + ": " + Base64.getEncoder().encodeToString(input), fault);
        }
    }

    /** A few bytes changed, cut out or doubled. */
    private static byte[] neighbour(byte[] input, Random random) {
        StringBuilder text = new StringBuilder(new String(input, StandardCharsets.ISO_8859_1));
        for (int i = random.nextInt(3); i >= 0 && text.length() > 2; i--) {
            int at = 2 + random.nextInt(text.length() - 2);
            switch (random.nextInt(3)) {
                case 0 -> text.setCharAt(at, (char) random.nextInt(256));
                case 1 -> text.deleteCharAt(at);
                default -> text.insert(at, text.charAt(at));
            }
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
