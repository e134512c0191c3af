package tablee.wire.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.engine.context.EngineFault;

class EngineDocumentationTest {
    private String page = "";

    @BeforeEach
    void read() throws IOException {
        page = Files.readString(Path.of(System.getProperty("tablee.root", ".."), "docs/engine/README.md"));
    }

    @Test
    @DisplayName("Every request has its chapter")
    void requests() {
        for (String word : EngineRequests.words()) {
            assertTrue(page.lines().anyMatch(line -> line.startsWith("### ") && line.contains("`" + word + "`")), word);
        }
    }

    @Test
    @DisplayName("Every error code is explained")
    void errors() {
        for (EngineFault.Code code : EngineFault.Code.values())
            assertTrue(page.contains("\n| `" + code.word() + "` |"), code.word());
    }
}
