package tablee.wire.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

class ServeTest {
    private static final String GAMES = "{\"do\":\"games\"}";

    @Test
    @DisplayName("One line in, one line out, whatever the line ends and however the input does")
    void lines() throws IOException {
        assertEquals(List.of("true", "false", "true", "true"), oks(bytes(GAMES + "\n\n" + GAMES + "\r\n" + GAMES)));
        assertEquals(List.of(), oks(bytes("")));
        assertEquals(List.of("false"), oks(bytes("\n")));
    }

    @Test
    @DisplayName("Bytes that are no text, and texts that are no JSON, are refused and the next line is answered")
    void noText() throws IOException {
        byte[] wild = {(byte) 0xff, (byte) 0xc0, '\n', 0, '\n', '"', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '"', '\n'};
        assertEquals(List.of("false", "false", "false", "true"), oks(join(bytes(""), wild, bytes(GAMES))));
    }

    @Test
    @DisplayName("A line of a hundred megabytes is refused without being kept")
    void longLine() throws IOException {
        InputStream endless = new InputStream() {
            private long left = 100_000_000;

            @Override
            public int read() {
                return left-- > 0 ? '[' : -1;
            }

            @Override
            public int read(byte[] into, int from, int most) {
                int count = (int) Math.min(most, left);
                if (count <= 0) return -1;
                java.util.Arrays.fill(into, from, from + count, (byte) '[');
                left -= count;
                return count;
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        engine().serve(new SequenceInputStream(endless, new ByteArrayInputStream(bytes("\n" + GAMES))), out);
        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(
                "{\"ok\":false,\"error\":\"too-much\",\"message\":\"A line has at most 16777216 bytes.\"}",
                answers.get(0));
        assertTrue(answers.get(1).startsWith("{\"ok\":true,\"games\""));
        assertEquals(2, answers.size());
    }

    @Test
    @DisplayName("Each answer is there before the next request is read")
    void flushes() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream asking = new InputStream() {
            private final byte[] line = bytes(GAMES + "\n");
            private int sent;

            @Override
            public int read() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int read(byte[] into, int from, int most) {
                assertEquals(sent, out.toString(StandardCharsets.UTF_8).lines().count());
                if (++sent > 3) return -1;
                System.arraycopy(line, 0, into, from, line.length);
                return line.length;
            }
        };
        engine().serve(asking, out);
        assertEquals(3, out.toString(StandardCharsets.UTF_8).lines().count());
    }

    private static List<String> oks(byte[] input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        engine().serve(new ByteArrayInputStream(input), out);
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> Json.parse(line).get("ok").asText())
                .toList();
    }

    private static Engine engine() {
        return new Engine(() -> EngineTest.SEED);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) all.writeBytes(part);
        return all.toByteArray();
    }
}
