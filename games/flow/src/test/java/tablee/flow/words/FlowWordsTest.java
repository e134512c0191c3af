package tablee.flow.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Option;
import tablee.core.Word;
import tablee.flow.Flow;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Animal;
import tablee.flow.rules.Direction;
import tablee.flow.rules.FlowEvent;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.Tile;

public class FlowWordsTest {
    private static final Pattern REFUSAL = Pattern.compile("Refusal\\.of\\(\\s*[^,]+,\\s*\"([a-z-]+)\"");
    private static final Pattern OTHER_KEY = Pattern.compile("\"((?:[a-z]+-)+[a-z]+|seals)\"");

    /** Records that are parts of events, not events. */
    public static final Set<Class<?>> PARTS = Set.of(FlowEvent.Hand.class, FlowEvent.Hit.class, FlowEvent.Path.class);

    private static final Flow FLOW = new Flow();

    private static tablee.wire.words.Words words(String language) {
        return tablee.wire.words.Words.of(FLOW, language);
    }

    @Test
    @DisplayName("All four languages have words for the same things")
    void sameKeys() {
        for (String language : tablee.wire.words.Words.LANGUAGES) {
            assertEquals(
                    new TreeSet<>(words("en").keys()),
                    new TreeSet<>(words(language).keys()),
                    language);
        }
    }

    @Test
    @DisplayName("Every option, value, event, card, tile, scenario and animal has a name")
    void everything() {
        List<String> wanted = new ArrayList<>(List.of("name", "boat", "white", "black", "count.joined"));
        for (Option option : FLOW.card().options()) {
            wanted.add("option." + option.id());
            wanted.add("option." + option.id() + ".help");
            values(option).forEach(value -> wanted.add("option." + option.id() + "." + value));
        }
        for (Class<?> type : FlowEvent.class.getDeclaredClasses()) {
            if (type.isRecord() && !PARTS.contains(type)) wanted.add("told." + kebab(type));
            if (type.isEnum()) names(type).forEach(wanted::add);
        }
        for (Class<?> type : List.of(Tile.class, ActionCard.class, Scenario.class, Animal.class, Direction.class)) {
            names(type).forEach(wanted::add);
        }
        Set<String> missing = new TreeSet<>(wanted);
        missing.removeAll(words("en").keys());
        assertEquals(Set.of(), missing);
    }

    private static List<String> values(Option option) {
        if (option instanceof Option.Choice choice) return choice.values();
        if (option instanceof Option.Order order) return order.values();
        return option instanceof Option.Pick pick ? pick.values() : List.of();
    }

    private static Stream<String> names(Class<?> type) {
        return Arrays.stream(type.getEnumConstants()).map(each -> kebab(type) + "." + Word.of((Enum<?>) each));
    }

    public static String kebab(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** The sources that refuse anything. */
    private static List<String> refusing() throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/tablee/flow"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) sources.add(Files.readString(file));
        }
        sources.removeIf(source -> !source.contains("Refusal.of("));
        return sources;
    }

    @Test
    @DisplayName("Every refusal in the rules has words, and no words are left over")
    void refusals() throws IOException {
        Set<String> used = new TreeSet<>();
        for (String source : refusing()) {
            REFUSAL.matcher(source).results().map(found -> found.group(1)).forEach(used::add);
            OTHER_KEY.matcher(source).results().map(MatchResult::group).forEach(key -> used.add(key.replace("\"", "")));
        }
        Set<String> there = new TreeSet<>();
        for (String key : words("en").keys()) if (key.startsWith("refusal.")) there.add(key.substring(8));
        Set<String> ofTheTable = Set.of("no-such-move", "over", "not-your-turn");
        used.removeAll(ofTheTable);
        used.remove("action-card");
        assertEquals(used, there);
    }

    @Test
    @DisplayName("A sentence reads well in each language")
    void sentences() {
        Record event = new FlowEvent.TileRemoved(2, Tile.OBSTACLE_TEE, "c2", false);
        assertEquals("2 removes from c2: T-piece with obstacles.", words("en").told(event));
        assertEquals("2 retire de c2 : T avec obstacles.", words("fr").told(event));
        assertEquals("2 entfernt von c2: T-Stück mit Hindernissen.", words("de").told(event));
        assertEquals("2 usuwa z c2: rozwidlenie z przeszkodami.", words("pl").told(event));
        assertEquals("Time is up. 1 may still finish.", words("en").told(new FlowEvent.TimeRanOut(1, true, 5)));
        assertEquals("Time is up.", words("en").told(new FlowEvent.TimeRanOut(1, false, 5)));
        assertTrue(words("pl").told(new FlowEvent.RoundBegun(1, 4)).contains("zostały 4 tury"));
    }

    @Test
    @DisplayName("FLOW-45, FLOW-77: a die that is not rolled has no number, and the Boat's open edge has a name")
    void valuesHaveWords() {
        Record row = new FlowEvent.Wave(0, 3, 0, List.of());
        Record column = new FlowEvent.Wave(0, 0, 5, List.of());
        Record boat = new FlowEvent.BoatTurned(0, "e");
        List<String> east = List.of("east", "à l’est", "Osten", "wschód");
        for (int i = 0; i < east.size(); i++) {
            tablee.wire.words.Words words = words(tablee.wire.words.Words.LANGUAGES.get(i));
            assertTrue(words.told(row).matches("[^0]*3[^0]*0[^0]*"), words.told(row)); // the only 0 counts tiles
            assertTrue(words.told(column).matches("[^0]*5[^0]*0[^0]*"), words.told(column));
            assertTrue(words.told(boat).endsWith(east.get(i) + "."), words.told(boat));
        }
    }
}
