package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The schemas in the documents are those of the records; {@code -Dtablee.record=true} writes them. */
class TableSchemaTest {
    private static final Path FOLDER = Path.of(System.getProperty("tablee.root", ".."), "docs", "schema");

    private static void holds(String name, ObjectNode schema) throws IOException {
        Path file = FOLDER.resolve(name);
        String text = schema.toPrettyString() + "\n";
        if (Boolean.getBoolean("tablee.record")) Files.writeString(file, text);
        assertEquals(text, Files.readString(file), "write it anew with -Dtablee.record=true");
    }

    @Test
    @DisplayName("docs/schema/table-events.json has every event that a table sends")
    void events() throws IOException {
        holds("table-events.json", TableSchema.events());
    }

    @Test
    @DisplayName("docs/schema/table-requests.json has every request that a table takes")
    void requests() throws IOException {
        holds("table-requests.json", TableSchema.requests());
    }
}
