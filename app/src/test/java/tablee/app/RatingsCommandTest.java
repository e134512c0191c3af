package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tablee ratings}: works them out again. */
class RatingsCommandTest {
    @TempDir
    Path folder;

    private String ratings(int status, String... words) {
        List<String> all = new ArrayList<>(List.of("ratings"));
        all.addAll(List.of(words));
        all.addAll(List.of("--data", folder.toString()));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        assertEquals(status, new Main(new ByteArrayInputStream(new byte[0]), said, said, Map.of()).run(all));
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("Says how far it came; what never counted, and nothing at all, gets one sentence")
    void said() {
        assertEquals(
                "Entered again: the matches up to number 0.",
                ratings(0, "--again").strip());
        assertTrue(ratings(2, "--annul", "t.1").contains("no match \"t.1\" was ever rated"));
        assertTrue(ratings(2).contains("say --again, --annul MATCH or --restore MATCH"));
    }
}
