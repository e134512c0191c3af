package tablee.pluvionautes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.pluvionautes.positions.PluvionautesPosition;
import tablee.pluvionautes.positions.PluvionautesView;
import tablee.pluvionautes.rules.PluvionautesEvent;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.PluvionautesTable;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

@DisplayName("The page for programs says what is so")
class PluvionautesEnginePageTest {
    private static final String PAGE = EnginePage.of("pluvionautes").text();

    private static String chapter(String title) {
        String rest = PAGE.substring(PAGE.indexOf("\n## " + title + "\n") + 1);
        int end = rest.indexOf("\n## ");
        return end < 0 ? rest : rest.substring(0, end);
    }

    /** What stands in backquotes in the first column of a table. */
    private static List<String> firstColumn(String chapter) {
        List<String> words = new ArrayList<>();
        for (String line :
                chapter.lines().filter(each -> each.startsWith("| `")).toList()) {
            Matcher word = Pattern.compile("`([^`]+)`").matcher(line.substring(0, line.indexOf("` |") + 1));
            while (word.find()) words.add(word.group(1).replace("\\|", "|"));
        }
        return words;
    }

    @Test
    void everyWordOfAMoveIsOne() {
        PluvionautesState state = PluvionautesTable.open().state;
        List<String> seat = firstColumn(chapter("Moves of a seat"));
        List<String> chance = firstColumn(chapter("Moves of chance"));
        assertEquals(List.of(13, 14), List.of(seat.size(), chance.size()));
        for (String word : seat) assertEquals(word, state.write(0, state.read(0, word)));
        for (String word : chance) assertEquals(word, state.write(Actor.CHANCE, state.read(Actor.CHANCE, word)));
    }

    @Test
    void thePositionCanBePlacedAndReadBack() {
        Setup setup = PluvionautesTable.setup("seats=2", "weather=on");
        String json = PAGE.substring(PAGE.indexOf("```json\n") + 8);
        PluvionautesPosition position = Json.read(json.substring(0, json.indexOf("```")), PluvionautesPosition.class);
        PluvionautesState state = new Pluvionautes().place(setup, position);
        assertEquals(position, state.position());
        assertEquals(
                List.of("circle-c", "hidden"), PluvionautesView.of(state, 0).missions());
    }

    @Test
    void everyFieldIsExplained() {
        String fields = chapter("Position") + chapter("View");
        for (Class<?> type : List.of(PluvionautesPosition.class, PluvionautesView.class)) {
            for (RecordComponent part : type.getRecordComponents()) {
                boolean named =
                        fields.contains("`" + part.getName() + "`") || fields.contains("`" + part.getName() + ".");
                assertTrue(named || fields.contains("\"" + part.getName() + "\":"), part.getName());
            }
        }
    }

    @Test
    void everyEventIsListed() {
        Set<String> listed = new TreeSet<>();
        Matcher name = Pattern.compile("`([a-z-]+)`").matcher(chapter("Events"));
        while (name.find()) listed.add(name.group(1));
        listed.removeAll(Set.of("way", "reason", "towed"));
        Set<String> events = new TreeSet<>();
        Arrays.stream(PluvionautesEvent.class.getDeclaredClasses())
                .map(event -> event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-"))
                .forEach(event -> events.add(event.toLowerCase(java.util.Locale.ROOT)));
        assertEquals(events, listed);
    }

    @Test
    void everyOptionIsListed() {
        List<String> options =
                new Pluvionautes().card().options().stream().map(Option::id).toList();
        assertEquals(options, firstColumn(chapter("Options")));
    }
}
