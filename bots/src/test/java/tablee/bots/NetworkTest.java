package tablee.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;

/** What training/vectors.py wrote down is what this program finds; and what is not a file of weights is none. */
class NetworkTest {
    private static byte[] file(String name) {
        try (InputStream in = Objects.requireNonNull(NetworkTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.strip().split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    @Test
    @DisplayName(
            "Every vector has the value and the weights of moves that were written down, also where sums are cut off")
    void vectors() {
        NetworkRun run = new NetworkRun(NetworkReader.read(file("tiny.weights")));
        List<String> cases =
                new String(file("tiny.txt"), StandardCharsets.UTF_8).lines().toList();
        assertEquals(40, cases.size());
        for (String each : cases) {
            String[] parts = each.split("\\|");
            run.look(numbers(parts[0]));
            assertEquals(numbers(parts[1])[0], run.value(), each);
            int[] weights = IntStream.range(0, 5).map(run::weight).toArray();
            assertEquals(Arrays.toString(numbers(parts[2])), Arrays.toString(weights), each);
        }
    }

    @Test
    @DisplayName(
            "A value can be the network's own, a correction of the written one, or something between; rounded towards 0")
    void mixed() {
        assertEquals(30, new ValueMix(100, 0).of(30, 10));
        assertEquals(40, new ValueMix(100, 100).of(30, 10));
        assertEquals(-1, new ValueMix(50, 50).of(-3, 0));
        NetworkRun run = new NetworkRun(NetworkReader.read(file("tiny.weights")));
        run.look(new int[12]);
        assertEquals(run.value(), run.value(700), "these weights leave out what is written");
    }

    @Test
    @DisplayName("Rooms beside each other find the same, whatever the other one was asked in between")
    void beside() {
        NetworkRun one = new NetworkRun(NetworkReader.read(file("tiny.weights")));
        NetworkRun other = one.beside();
        List<String> cases =
                new String(file("tiny.txt"), StandardCharsets.UTF_8).lines().toList();
        for (int i = 0; i < cases.size(); i++) {
            String[] parts = cases.get(i).split("\\|");
            NetworkRun asked = i % 3 == 0 ? other : one;
            asked.look(numbers(parts[0]));
            (asked == one ? other : one)
                    .look(numbers(cases.get(cases.size() - 1 - i).split("\\|")[0]));
            assertEquals(numbers(parts[1])[0], asked.value(), cases.get(i));
            int[] weights = IntStream.range(0, 5).map(asked::weight).toArray();
            assertEquals(Arrays.toString(numbers(parts[2])), Arrays.toString(weights), cases.get(i));
        }
    }

    @Test
    @DisplayName("The head says what the weights are for")
    void head() {
        Network network = NetworkReader.read(file("tiny.weights"));
        assertEquals("tiny", network.game());
        assertEquals(3, network.horizon());
        assertTrue(network.priors() && network.judged(2));
        assertFalse(network.judged(4));
    }

    @Test
    @DisplayName("A damaged byte anywhere, a cut end, and another format are refused with a sentence")
    void damaged() {
        byte[] sound = file("tiny.weights");
        for (int at = 4; at < sound.length; at += 97) {
            byte[] damaged = sound.clone();
            damaged[at] ^= 4;
            assertEquals("The file of weights is damaged.", refusal(damaged));
        }
        assertEquals("The file of weights is damaged.", refusal(Arrays.copyOf(sound, sound.length - 9)));
        assertEquals("This is no file of weights.", refusal(new byte[0]));
        assertEquals("This is no file of weights.", refusal("hello, world".getBytes(StandardCharsets.UTF_8)));
        byte[] newer = sound.clone();
        newer[7] = 3;
        assertEquals("The weights are of format 3, and this program reads 2.", refusal(signed(newer)));
        byte[] huge = sound.clone();
        ByteBuffer.wrap(huge).putInt(8, 1 << 30);
        assertTrue(refusal(signed(huge)).contains("1073741824 for the name"), refusal(signed(huge)));
    }

    @Test
    @DisplayName("Weights for another game, or that are missing or damaged, mean written knowledge and one sentence")
    void fallback() {
        Nim nim = Nim.GAME;
        assertEquals(
                "There are no learned weights for nim: its bots play by search and written knowledge alone.",
                new Networks("nowhere").find(nim).sentence());
        Networks.Found damaged = new Networks("damaged").find(nim);
        assertEquals(
                "The learned weights for nim cannot be used (This is no file of weights.): its bots play by search and"
                        + " written knowledge alone.",
                damaged.sentence());
        assertTrue(damaged.network().isEmpty());
        assertThrows(BadInput.class, () -> Networks.fitting(nim, file("tiny.weights")));
        assertTrue(
                KnowledgeChoice.best(damaged.network())
                                .find(nim, nim.open(nim.card().setup(2, Map.of())))
                        instanceof NoKnowledge);
    }

    @Test
    @DisplayName(
            "Weights that should be here and are missing or damaged are warned of, once; that a game has none is no warning")
    void warned() {
        Logger log = Logger.getLogger(Networks.class.getName());
        List<String> warnings = new ArrayList<>();
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                if (line.getLevel().intValue() >= java.util.logging.Level.WARNING.intValue())
                    warnings.add(line.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(ear);
        log.setUseParentHandlers(false);
        try {
            for (String folder : List.of("lost", "damaged", "nowhere")) {
                Networks networks = new Networks(folder);
                assertSame(networks.find(Nim.GAME), networks.find(Nim.GAME));
            }
        } finally {
            log.setUseParentHandlers(true);
            log.removeHandler(ear);
        }
        String instead = ": its bots play by search and written knowledge alone.";
        assertEquals(
                List.of(
                        "The learned weights for nim are missing" + instead,
                        "The learned weights for nim cannot be used (This is no file of weights.)" + instead),
                warnings);
    }

    @Test
    @DisplayName("Levels below the best keep their character: they think by what is written down, whatever was learned")
    void character() {
        for (Level level : List.of(Level.NOVICE, Level.CASUAL, Level.STRONG))
            assertSame(KnowledgeChoice.WRITTEN, KnowledgeChoice.usual(level, Nim.GAME), level.name());
        assertNotEquals(KnowledgeChoice.WRITTEN, KnowledgeChoice.usual(Level.EXPERT, Nim.GAME));
    }

    private static byte[] signed(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - Integer.BYTES);
        ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) sum.getValue());
        return bytes;
    }

    private static String refusal(byte[] bytes) {
        return String.valueOf(
                assertThrows(BadInput.class, () -> NetworkReader.read(bytes)).getMessage());
    }
}
