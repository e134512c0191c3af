package tablee.flow;

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
import tablee.core.Option;
import tablee.core.State;
import tablee.wire.Json;

/** What docs/engine/flow.md shows is what the game does. */
class EnginePageTest {
    private static String page = "";

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(Path.of(System.getProperty("tablee.root", "../.."), "docs/engine/flow.md"));
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
    @DisplayName("The position on the page can be placed, and its view is the one on the page")
    void examples() {
        Table table = Table.timed(2, "scenarios=obstacles,no-communication");
        FlowPosition position = Json.read(example("position"), FlowPosition.class);
        FlowState state = new Flow().place(table.setup(), position);
        assertEquals(position, state.position());
        assertEquals(Json.parse(example("view")).toString(), Json.text(state.view(0)));
    }

    @Test
    @DisplayName("Every word on the page is a move, and every kind of move is on the page")
    void moves() {
        Set<String> kinds = new TreeSet<>();
        for (String word : column("Moves")) {
            int move = FlowMove.read(word);
            assertTrue(move != State.NO_MOVE, word);
            kinds.add(FlowMove.kind(move).name());
        }
        assertEquals(FlowMove.Kind.values().length, kinds.size());
    }

    @Test
    @DisplayName("Every event and option is on the page")
    void eventsAndOptions() {
        Set<String> events = new TreeSet<>();
        for (Class<?> type : Events.class.getDeclaredClasses()) {
            if (type.isRecord() && !WordsTest.PARTS.contains(type)) events.add(WordsTest.kebab(type));
        }
        assertEquals(events, column("Events"));
        Set<String> options = new TreeSet<>();
        for (Option option : new Flow().card().options()) options.add(option.id());
        assertEquals(options, column("Options"));
    }
}
