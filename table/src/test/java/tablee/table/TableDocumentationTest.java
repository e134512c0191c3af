package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.wire.words.Words;

class TableDocumentationTest {
    @Test
    @DisplayName("ASVS 2.1.1: Every request and every event is on the page of the protocol")
    void protocol() throws IOException {
        String page = Files.readString(Path.of(System.getProperty("tablee.root", ".."), "docs", "protocol.md"));
        List<String> missing = new ArrayList<>(TableRequests.words());
        Arrays.stream(Message.class.getPermittedSubclasses())
                .map(type -> type.getSimpleName().toLowerCase(Locale.ROOT))
                .forEach(missing::add);
        missing.removeIf(word -> page.contains("`" + word + "`"));
        assertEquals(List.of(), missing);
    }

    @Test
    @DisplayName("Every refusal has words in every language")
    void words() {
        for (String language : Words.LANGUAGES) {
            Words words = Words.shared(language);
            for (TableRefusal no : TableRefusal.values()) {
                assertTrue(words.keys().contains("refusal." + no.refusal().key()), language + ": " + no);
            }
        }
    }
}
