package tablee.circus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Option;
import tablee.core.State;
import tablee.wire.Json;

/** What docs/engine/circus.md shows is what the game does. */
class EnginePageTest {
    private static String page = "";

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(Path.of(System.getProperty("tablee.root", "../.."), "docs/engine/circus.md"));
    }

    private static String example(String name) {
        Matcher block = Pattern.compile("```json " + name + "\\n(.*?)```", Pattern.DOTALL)
                .matcher(page);
        assertTrue(block.find(), name);
        return block.group(1);
    }

    /** What stands as code in the first column of the table under a heading. */
    private static Set<String> column(String heading) {
        String chapter = page.split("\n## " + heading + "\n")[1].split("\n## ")[0];
        Set<String> words = new TreeSet<>();
        for (String line : chapter.split("\n")) {
            if (!line.startsWith("| `")) continue;
            Matcher code = Pattern.compile("`([^`]+)`").matcher(line.split("\\|")[1]);
            while (code.find()) words.add(code.group(1));
        }
        return words;
    }

    @Test
    @DisplayName("CIRC-51: the position on the page can be placed, and its view is the one on the page")
    void examples() {
        CircusPosition position = Json.read(example("position"), CircusPosition.class);
        CircusState state = Stage.GAME.place(Stage.setup(2, "notebook", "on"), position);
        assertEquals(position, state.position());
        assertEquals(Json.parse(example("view")).toString(), Json.text(state.view(0)));
    }

    @Test
    @DisplayName("CIRC-62: every word on the page is a move, and every kind of move is on the page")
    void moves() {
        CircusState state = Stage.open(2).state;
        Set<Integer> kinds = new TreeSet<>();
        for (String word : column("Moves")) {
            int move = Math.max(state.read(0, word), state.read(Actor.CHANCE, word));
            assertTrue(move != State.NO_MOVE, word);
            kinds.add(Move.kind(move));
        }
        assertEquals(12, kinds.size());
    }

    @Test
    @DisplayName("CIRC-62: every event and option is on the page")
    void eventsAndOptions() {
        Set<String> events = new TreeSet<>();
        for (Class<?> event : Happened.class.getDeclaredClasses()) events.add(WordsTest.kebab(event.getSimpleName()));
        assertEquals(events, column("Events"));
        Set<String> options = new TreeSet<>();
        for (Option option : Stage.GAME.card().options()) options.add(option.id());
        assertEquals(options, column("Options"));
    }
}
