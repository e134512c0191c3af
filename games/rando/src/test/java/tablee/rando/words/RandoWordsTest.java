package tablee.rando.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.core.Option;
import tablee.core.Word;
import tablee.rando.Rando;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Direction;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.RandoEvent;
import tablee.rando.rules.Side;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;
import tablee.wire.words.Words;

class RandoWordsTest {
    private final Rando rando = new Rando();

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("Every language has the same keys, and everything that can be said has words")
    void complete(String language) {
        Words words = Words.of(rando, language);
        assertEquals(Words.of(rando, "en").keys(), words.keys());
        for (String key : needed()) assertTrue(words.keys().contains(key), key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("The gaps of an event's sentence are named like the event's components")
    void gaps(String language) {
        Words words = Words.of(rando, language);
        for (Class<?> event : RandoEvent.class.getDeclaredClasses()) {
            Set<String> parts = Stream.of(event.getRecordComponents())
                    .map(part -> part.getName())
                    .collect(Collectors.toSet());
            for (String gap : gapsOf(words.say("told." + kebab(event)))) {
                assertTrue(parts.contains(gap), event + " has no " + gap + " (" + language + ")");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("A tile's name is short: the longest one sets the size of all letters on the tiles")
    void shortNames(String language) {
        for (Tile tile : Tile.values()) {
            String name = Words.of(rando, language).say("tile." + Word.of(tile));
            assertTrue(name.length() <= 10, name);
        }
    }

    /** With nothing to fill in, gaps stay as they are. */
    private static Set<String> gapsOf(String phrase) {
        Set<String> gaps = new TreeSet<>();
        java.util.regex.Matcher gap =
                java.util.regex.Pattern.compile("\\{(\\w+)").matcher(phrase);
        while (gap.find()) gaps.add(gap.group(1));
        assertFalse(phrase.isBlank());
        return gaps;
    }

    private Set<String> needed() {
        Set<String> keys = new TreeSet<>(Set.of("name", "count.points", "count.scales", "count.scale", "count.cards"));
        for (Option option : rando.card().options()) {
            keys.add("option." + option.id());
            keys.add("option." + option.id() + ".help");
        }
        for (Class<?> event : RandoEvent.class.getDeclaredClasses()) keys.add("told." + kebab(event));
        for (Enum<?>[] things : new Enum<?>[][] {
            Colour.values(),
            Obstacle.values(),
            Side.values(),
            Tile.values(),
            CardKind.values(),
            Direction.values(),
            Space.values()
        }) {
            for (Enum<?> each : things) keys.add(kebab(each.getDeclaringClass()) + "." + Word.of(each));
        }
        return keys;
    }

    private static String kebab(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(java.util.Locale.ROOT);
    }
}
