package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Frames of bytes between the engine's lines, as docs/engine/README.md describes them. */
class FramesTest {
    private static final String OPEN =
            "{\"do\":\"arena\",\"game\":\"circus\",\"slots\":4,\"seats\":2,\"seed\":\"" + "ab".repeat(32) + "\"}\n";
    private static final int STEP = 1;
    private static final int RESET = 2;
    private static final int OBSERVE = 5;

    private final ByteArrayOutputStream asked = new ByteArrayOutputStream();

    /** @param text an answer's JSON, or nothing where rows came */
    private record Said(int status, String text, ByteBuffer rows) {
        JsonNode json() {
            return Json.parse(text);
        }
    }

    private void line(String text) {
        asked.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void frame(int act, int arena, int... numbers) {
        ByteBuffer frame = ByteBuffer.allocate(8 + 4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        frame.put((byte) 1).put((byte) act).putShort((short) arena).putInt(4 * numbers.length);
        for (int number : numbers) frame.putInt(number);
        asked.writeBytes(frame.array());
    }

    private List<Said> said() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Engine(() -> Seed.read("cd".repeat(32))).serveFrames(new ByteArrayInputStream(asked.toByteArray()), out);
        ByteBuffer all = ByteBuffer.wrap(out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        List<Said> said = new ArrayList<>();
        while (all.hasRemaining()) said.add(all.get(all.position()) == 1 ? frame(all) : line(all));
        return said;
    }

    private static Said line(ByteBuffer all) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (byte next = all.get(); next != '\n'; next = all.get()) line.write(next);
        return new Said(-1, line.toString(StandardCharsets.UTF_8), ByteBuffer.allocate(0));
    }

    private static Said frame(ByteBuffer all) {
        int start = all.position();
        byte[] body = new byte[all.getInt(start + 4)];
        all.position(start + 8).get(body);
        int status = all.get(start + 1);
        ByteBuffer rows = ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
        return new Said(status, status == 0 ? "" : new String(body, StandardCharsets.UTF_8), rows);
    }

    @Test
    @DisplayName("Lines and frames are answered in order; the line that opens an arena says how rows are read")
    void mixed() throws IOException {
        line(OPEN);
        frame(OBSERVE, 0, 0, -1, 3, 1);
        line("{\"do\":\"games\"}\n");
        frame(STEP, 0, 2, 0);
        List<Said> said = said();
        JsonNode row = said.get(0).json().path("row");
        int bytes = row.path("bytes").asInt();
        int sum = 0;
        for (JsonNode field : row.path("fields")) {
            String type = field.path("type").asText();
            sum += field.path("count").asInt() * (type.charAt(type.length() - 1) - '0');
        }
        assertEquals(bytes, sum);
        assertEquals(0, bytes % 8);
        assertEquals(2 * bytes, said.get(1).rows.capacity());
        assertTrue(said.get(2).text.startsWith("{\"ok\":true,\"games\""));
        assertEquals(bytes, said.get(3).rows.capacity());
    }

    @Test
    @DisplayName("A frame that cannot be done says why as JSON, and the next one is read")
    void refused() throws IOException {
        line(OPEN);
        frame(STEP, 7, 0, 0);
        frame(9, 0);
        frame(STEP, 0, 0);
        frame(RESET, 0, 0, 0);
        frame(STEP, 0, 0, 5_000);
        frame(OBSERVE, 0, 0, 2);
        asked.writeBytes(tooLong());
        frame(OBSERVE, 0, 0, -1);
        List<Said> said = said();
        List<String> errors = said.subList(1, 8).stream()
                .map(each -> each.json().path("error").asText())
                .toList();
        assertEquals(
                List.of(
                        "no-match",
                        "bad-request",
                        "bad-request",
                        "bad-request",
                        "bad-request",
                        "bad-request",
                        "too-much"),
                errors);
        assertEquals(
                "The match in slot 0 has no legal move with the number 5000.",
                said.get(5).json().path("message").asText());
        assertEquals(0, said.get(8).status);
    }

    private static byte[] tooLong() {
        int length = (1 << 24) + 1;
        ByteBuffer frame = ByteBuffer.allocate(8 + length).order(ByteOrder.LITTLE_ENDIAN);
        return frame.put((byte) 1)
                .put((byte) STEP)
                .putShort((short) 0)
                .putInt(length)
                .array();
    }

    @Test
    @DisplayName("What lies in a slot is lifted onto the desk, where everything can be asked of it")
    void lifted() throws IOException {
        line(OPEN);
        frame(STEP, 0, 1, 0);
        line("{\"do\":\"lift\",\"arena\":0,\"slot\":1,\"match\":5}\n");
        line("{\"do\":\"log\",\"match\":5}\n");
        line("{\"do\":\"draw\",\"match\":5}\n");
        line("{\"do\":\"forget\",\"arena\":0}\n");
        frame(STEP, 0, 1, 0);
        List<Said> said = said();
        assertEquals("circus", said.get(2).json().path("game").asText());
        assertTrue(said.get(3).json().path("log").path("entries").size() > 1);
        assertFalse(said.get(4).json().path("drawing").asText().isEmpty());
        assertEquals("no-match", said.get(6).json().path("error").asText());
    }
}
