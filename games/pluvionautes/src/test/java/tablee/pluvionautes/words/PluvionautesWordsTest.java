package tablee.pluvionautes.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Option;
import tablee.core.Options;
import tablee.core.Word;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.PluvionautesEvent;
import tablee.pluvionautes.rules.Terrain;
import tablee.pluvionautes.rules.Weather;
import tablee.wire.words.Words;

@DisplayName("Words in four languages")
class PluvionautesWordsTest {
    private static final Pluvionautes GAME = new Pluvionautes();

    private static Words english() {
        return Words.of(GAME, "en");
    }

    private static Set<String> keys(String start) {
        return english().keys().stream()
                .filter(key -> key.startsWith(start))
                .map(key -> key.substring(start.length()).replaceFirst("@.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> inSources(String pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(file));
                while (matcher.find()) found.add(matcher.group(1));
            }
        }
        return found;
    }

    @Test
    void allLanguagesHaveTheSameKeys() {
        for (String language : Words.LANGUAGES)
            assertEquals(english().keys(), Words.of(GAME, language).keys(), language);
    }

    @Test
    void everyEventIsTold() {
        Set<String> events = new TreeSet<>();
        for (Class<?> event : PluvionautesEvent.class.getDeclaredClasses()) {
            events.add(
                    event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT));
        }
        assertEquals(events, keys("told."));
    }

    @Test
    void sentencesOfEventsHaveGapsForTheirComponentsOnly() {
        for (Class<?> event : PluvionautesEvent.class.getDeclaredClasses()) {
            List<String> parts = Arrays.stream(event.getRecordComponents())
                    .map(RecordComponent::getName)
                    .toList();
            String name =
                    event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT);
            for (String language : Words.LANGUAGES) {
                String phrase = Words.of(GAME, language).say("told." + name);
                Matcher gap = Pattern.compile("\\{(\\w+)").matcher(phrase);
                while (gap.find()) assertTrue(parts.contains(gap.group(1)), phrase);
            }
        }
    }

    @Test
    void everyRefusalIsSaid() throws IOException {
        Set<String> refusals = inSources("Refusal\\s*\\.of\\(\\s*[\\w\".()-]+,\\s*\"([a-z-]+)\"");
        refusals.remove("no-such-move"); // the table's
        refusals.addAll(Set.of("held.cloud", "held.nothing", "held.airship", "held.weather", "held.fog"));
        refusals.add("not-now");
        refusals.addAll(List.of("too-far", "no-points", "no-such-cell", "no-face-to-set", "no-such-aim"));
        assertEquals(refusals, keys("refusal."));
        assertEquals(Set.of("cloud", "nothing", "airship", "weather", "fog"), keys("undocked."));
    }

    @Test
    void everyLineOfTheCountIsSaid() throws IOException {
        Set<String> lines = inSources("Item(?:\\.of)?\\(seat, \"([a-z-]+)\"");
        lines.addAll(Set.of("plantation", "herd"));
        assertEquals(lines, keys("count."));
    }

    @Test
    void everyOptionIsExplained() {
        Set<String> options = new TreeSet<>();
        for (Option option : GAME.card().options()) {
            options.addAll(Set.of(option.id(), option.id() + ".help"));
            if (option instanceof Option.Choice choice) {
                for (String value : choice.values()) options.add(option.id() + "." + value);
            }
        }
        assertEquals(options, keys("option."));
    }

    @Test
    void everyThingHasAName() {
        assertEquals(words(Phase.values()), keys("phase."));
        assertEquals(words(Terrain.values()), keys("terrain."));
        assertEquals(words(Cloud.values()), keys("cloud."));
        assertEquals(words(Weather.values()), keys("weather."));
        assertEquals(words(Goods.values()), keys("goods."));
        assertEquals(words(Mission.values()), keys("mission."));
    }

    @Test
    @DisplayName("PLUV-4, PLUV-5: two faces of the normal die are airships, on the advanced die they are 1 and 6")
    void facesHaveWords() {
        Options advanced = Options.of(GAME.card().options(), Map.of("advanced", "on"));
        List<String> airship = List.of("an airship", "un dirigeable", "ein Luftschiff", "sterowiec");
        for (int i = 0; i < airship.size(); i++) {
            Words words = Words.of(GAME, Words.LANGUAGES.get(i));
            for (int face : new int[] {1, 6}) {
                Record landed = new PluvionautesEvent.DieLanded(0, List.of("3.3", "3.4"), face);
                assertTrue(words.told(landed).endsWith(airship.get(i) + "."), words.told(landed));
                assertTrue(words.told(landed, advanced).endsWith(" " + face + "."), words.told(landed, advanced));
            }
        }
        assertEquals(
                "0 anchors a cloud (rain) between 3.3 and 3.4.",
                english().told(new PluvionautesEvent.CloudAnchored(0, Cloud.RAIN, "3.3|3.4")));
    }

    private static Set<String> words(Enum<?>[] things) {
        return Arrays.stream(things).map(Word::of).collect(Collectors.toCollection(TreeSet::new));
    }
}
