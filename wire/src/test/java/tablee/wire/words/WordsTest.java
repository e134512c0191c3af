package tablee.wire.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.core.BadInput;
import tablee.core.Count;
import tablee.core.Option;
import tablee.core.Options;
import tablee.core.Refusal;
import tablee.toy.Toy;

class WordsTest {
    enum Colour {
        DEEP_RED,
        BLUE
    }

    record StonesTaken(int seat, int count, boolean last, Colour colour, List<Colour> kinds) {}

    private final Words english = Words.of(Toy.class, "en");

    @Test
    @DisplayName("A phrase is filled by position; a word that is a key is looked up")
    void fillsByPosition() {
        assertEquals("You take one stone, but the heap has 3.", english.say("refusal.too-many", 1, "heap", 3));
        assertEquals("You take 5 stones, but nobody has 3.", english.say("refusal.too-many", 5, "nobody", 3));
        assertEquals("one the heap", english.say("refusal.nested", 1, "heap"));
        assertEquals("2 times the heap", english.say("refusal.nested", 2, "heap"));
    }

    @Test
    @DisplayName("An event fills its sentence by the names of its components, and things are named by kind")
    void fillsByName() {
        assertEquals(
                "Player 1 takes a stone and wins (deep red, deep red and blue).",
                english.told(new StonesTaken(1, 1, true, Colour.DEEP_RED, List.of(Colour.DEEP_RED, Colour.BLUE))));
        assertEquals(
                "Player 0 takes 2 stones (blue, ).",
                english.told(new StonesTaken(0, 2, false, Colour.BLUE, List.of())));
    }

    record DiceRolled(int white, int black, String between, List<String> hits) {}

    @Test
    @DisplayName("A phrase for a value, or for an option of the table, is said instead of the plain one")
    void variants() {
        Options dark = Options.of(List.of(new Option.Flag("dark", false)), Map.of("dark", "on"));
        DiceRolled both = new DiceRolled(3, 4, "3.3|3.4", List.of("a", "b"));
        assertEquals("3 and 4: 2 stones between 3.3 and 3.4.", english.told(both));
        assertEquals("Only 3.", english.told(new DiceRolled(3, 0, "", List.of())));
        assertEquals("It is dark.", english.told(both, dark));
    }

    @Test
    void countsInWords() {
        assertEquals("stones", english.count(Count.Item.of(0, "stones", 4, 7)));
    }

    @Test
    @DisplayName("The table's refusals are said in the table's words, the game's in the game's")
    void refusals() {
        assertEquals("The game is over.", english.refusal(Refusal.of("TABLE-2", "over")));
        assertEquals("The toy is broken.", english.refusal(Refusal.of("TOY-1", "over")));
        assertEquals("La partie est terminée.", Words.of(Toy.class, "fr").refusal(Refusal.of("TABLE-2", "over")));
    }

    @Test
    @DisplayName("What a language lacks is said in English, what English lacks by its key")
    void fallsBack() {
        assertEquals("the heap", Words.of(Toy.class, "fr").say("heap"));
        assertEquals("Toy", Words.of(Toy.class, "de").say("name"));
        assertEquals("no.such.key", english.say("no.such.key"));
        assertEquals("You take {0}, but {1} has {2}.".replace("{0}", "one stone"), english.say("refusal.too-many"));
    }

    @ParameterizedTest
    @CsvSource({
        "fr, 0, 0 pierre",
        "fr, 1, 1 pierre",
        "fr, 2, 2 pierres",
        "fr, 101, 101 pierres",
        "pl, 1, 1 kamień",
        "pl, 0, 0 kamieni",
        "pl, 2, 2 kamienie",
        "pl, 4, 4 kamienie",
        "pl, 5, 5 kamieni",
        "pl, 11, 11 kamieni",
        "pl, 12, 12 kamieni",
        "pl, 14, 14 kamieni",
        "pl, 21, 21 kamieni",
        "pl, 22, 22 kamienie",
        "pl, 112, 112 kamieni",
        "pl, 123, 123 kamienie",
        "pl, -2, -2 kamienie",
    })
    @DisplayName("Each language has its own plurals")
    void plurals(String language, int number, String expected) {
        assertEquals(expected, Words.of(Toy.class, language).say("refusal.too-many", number));
    }

    @ParameterizedTest
    @CsvSource({"en, 0, stones", "en, 1, stone", "en, 2, stones", "de, 0, stones", "de, 1, stone", "de, 2, stones"})
    void pluralsOfTwoForms(String language, int number, String expected) {
        assertEquals(expected, Words.of(Toy.class, language).say("count.stones", number));
    }

    @Test
    @DisplayName("The shared words have the same keys in all languages, and every phrase can be filled")
    void sharedWordsAreComplete() {
        Set<String> keys = Words.shared("en").keys();
        assertTrue(keys.contains("refusal.over"));
        for (String language : Words.LANGUAGES) {
            Words words = Words.shared(language);
            assertEquals(keys, words.keys(), language);
            for (String key : keys) assertTrue(!words.say(key, 1, 2).contains("{"), key);
        }
    }

    @Test
    void anUnknownLanguageIsRefused() {
        BadInput refused = assertThrows(BadInput.class, () -> Words.shared("../x"));
        assertEquals("There are words in en, fr, de, pl, not in \"../x\".", refused.sentence());
    }
}
