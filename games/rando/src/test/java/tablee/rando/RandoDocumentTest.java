package tablee.rando;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.testkit.EnginePage;
import tablee.wire.Json;

/** The page for programs says what is true. */
class RandoDocumentTest {
    private final String page = EnginePage.of("rando").text();
    private final Rando rando = new Rando();

    private String block(String kind) {
        Matcher block = Pattern.compile("(?s)```" + kind + "\\n(.*?)\\n```").matcher(page);
        assertTrue(block.find(), "a block of " + kind);
        return block.group(1);
    }

    @Test
    @DisplayName("The position can be placed, and looks as drawn and as seen by seat 0")
    void examples() {
        RandoPosition position = Json.read(block("json position"), RandoPosition.class);
        RandoState state = rando.place(rando.card().setup(2, Map.of()), position);
        assertEquals(Json.parse(block("json view")), Json.tree(state.view(0)));
        assertEquals(block(""), state.draw().strip());
    }

    @Test
    @DisplayName("Every verb, stage and event is on the page, and every word there is a move")
    void complete() {
        for (Verb verb : Verb.values())
            assertTrue(page.contains("| `" + Rules.word(verb)) || page.contains(", `" + Rules.word(verb)), verb.name());
        for (Stage stage : Stage.values()) assertTrue(page.contains("`" + Rules.word(stage) + "`"), stage.name());
        for (Class<?> event : Event.class.getDeclaredClasses()) {
            String name =
                    event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
            assertTrue(page.contains("| `" + name + "` |"), name);
        }
        Matcher row =
                Pattern.compile("(?m)^\\| (`[^|]*`) \\| (seat|chance) \\|").matcher(page);
        int rows = 0;
        for (; row.find(); rows++) {
            for (String word : row.group(1).replace("`", "").split(", ")) {
                assertTrue(Move.read(word) >= 0, word);
                assertEquals(word, Move.write(Move.read(word)));
            }
        }
        assertTrue(rows >= 18, rows + " rows");
    }
}
