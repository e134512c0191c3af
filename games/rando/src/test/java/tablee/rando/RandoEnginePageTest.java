package tablee.rando;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Word;
import tablee.rando.positions.RandoPosition;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoEvent;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Verb;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

/** The page for programs says what is true. */
class RandoEnginePageTest {
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
            assertTrue(page.contains("| `" + Word.of(verb)) || page.contains(", `" + Word.of(verb)), verb.name());
        for (Phase stage : Phase.values()) assertTrue(page.contains("`" + Word.of(stage) + "`"), stage.name());
        for (Class<?> event : RandoEvent.class.getDeclaredClasses()) {
            String name =
                    event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
            assertTrue(page.contains("| `" + name + "` |"), name);
        }
        Matcher row =
                Pattern.compile("(?m)^\\| (`[^|]*`) \\| (seat|chance) \\|").matcher(page);
        RandoState s = new Rando().open(new Rando().card().setup(4, Map.of()));
        int rows = 0;
        for (; row.find(); rows++) {
            int actor = row.group(2).equals("chance") ? Actor.CHANCE : 0;
            for (String word : row.group(1).replace("`", "").split(", ")) {
                int move = s.read(actor, word);
                assertTrue(move >= 0, word);
                assertEquals(word, s.write(actor, move));
            }
        }
        assertTrue(rows >= 18, rows + " rows");
    }
}
