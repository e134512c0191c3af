package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OptionTest {
    private static void refused(Option option, String value, String sentence) {
        BadInput bad = assertThrows(BadInput.class, () -> option.parse(value));
        assertEquals(sentence, bad.sentence());
    }

    @Test
    @DisplayName("a flag is on or off")
    void flag() {
        Option flag = new Option.Flag("notebook", true);
        assertEquals("on", flag.standard());
        assertEquals("off", new Option.Flag("notebook", false).standard());
        assertEquals("on", flag.parse("true"));
        assertEquals("on", flag.parse("on"));
        assertEquals("off", flag.parse("false"));
        assertEquals("off", flag.parse("off"));
        refused(flag, "maybe", "Option notebook takes on or off, not \"maybe\".");
    }

    @Test
    @DisplayName("a choice is one of its words")
    void choice() {
        Option choice = new Option.Choice("speed", List.of("slow", "fast"), "fast");
        assertEquals("fast", choice.standard());
        assertEquals("slow", choice.parse("slow"));
        refused(choice, "Slow", "Option speed takes one of slow, fast, not \"Slow\".");
    }

    @Test
    @DisplayName("a range takes whole numbers within it, written one way")
    void range() {
        Option range = new Option.Range("turns", 4, 20, 8);
        assertEquals("8", range.standard());
        assertEquals("4", range.parse("4"));
        assertEquals("20", range.parse("0020"));
        for (String bad : List.of("3", "21", "-4", "4.0", "", "x", "9999999999")) {
            refused(range, bad, "Option turns takes a whole number from 4 to 20, not \"" + bad + "\".");
        }
    }

    @Test
    @DisplayName("an order takes all its words, each once")
    void order() {
        Option order = new Option.Order("ring", List.of("a", "b", "c"));
        assertEquals("a,b,c", order.standard());
        assertEquals("c,a,b", order.parse("c,a,b"));
        assertEquals("a,b", new Option.Order("ring", List.of("b", "a")).parse("a,b"));
        for (String bad : List.of("a,b", "a,b,b", "a,b,c,c", "a,b,c,", "")) {
            refused(order, bad, "Option ring takes the words a,b,c in any order, not \"" + bad + "\".");
        }
    }

    @Test
    @DisplayName("a pick takes each word as often as it is listed, written in the listed order")
    void pick() {
        Option pick = new Option.Pick("cards", List.of("a", "a", "b"));
        assertEquals("", pick.standard());
        assertEquals("", pick.parse(""));
        assertEquals("a,b", pick.parse("b,a"));
        assertEquals("a,a,b", pick.parse("a,b,a"));
        for (String bad : List.of("b,b", "a,a,a", "c", "a,", ",")) {
            refused(pick, bad, "Option cards takes any of a,a,b, or nothing, not \"" + bad + "\".");
        }
    }

    @Test
    @DisplayName("a name is never a path")
    void name() {
        Option name = new Option.Name("file", "usual");
        assertEquals("usual", name.standard());
        assertEquals("my-rules-2", name.parse("my-rules-2"));
        assertEquals("a".repeat(40), name.parse("a".repeat(40)));
        for (String bad : List.of("", "../etc", "a/b", "A", "-a", "a".repeat(41), "a.b")) {
            refused(
                    name,
                    bad,
                    "Option file takes a name of at most 40 small letters, digits and hyphens, not \"" + bad + "\".");
        }
    }

    private static final List<Option> KNOWN = List.of(
            new Option.Flag("notebook", true),
            new Option.Range("turns", 4, 20, 8),
            new Option.Pick("cards", List.of("a", "b")));

    @Test
    @DisplayName("every option has a value: the chosen one, or the standard")
    void options() {
        Options options = Options.of(KNOWN, Map.of("turns", "09", "cards", "b,a"));
        assertEquals(Map.of("notebook", "on", "turns", "9", "cards", "a,b"), options.asMap());
        assertTrue(options.on("notebook"));
        assertFalse(Options.of(KNOWN, Map.of("notebook", "off")).on("notebook"));
        assertEquals(9, options.number("turns"));
        assertEquals(List.of("a", "b"), options.words("cards"));
        assertEquals(List.of(), Options.of(KNOWN, Map.of()).words("cards"));
        assertEquals("a,b", options.word("cards"));
        assertEquals("{cards=a,b, notebook=on, turns=9}", options.toString());
    }

    @Test
    @DisplayName("options are equal when their values are")
    void equality() {
        Options options = Options.of(KNOWN, Map.of("turns", "9"));
        assertEquals(options, Options.of(KNOWN, Map.of("turns", "09")));
        assertEquals(
                options.hashCode(), Options.of(KNOWN, Map.of("turns", "09")).hashCode());
        assertNotEquals(options, Options.of(KNOWN, Map.of()));
        assertNotEquals(options.hashCode(), Options.of(KNOWN, Map.of()).hashCode());
        assertNotEquals(options, "turns");
        assertThrows(UnsupportedOperationException.class, () -> options.asMap().clear());
    }

    @Test
    @DisplayName("an unknown option is refused, with those there are")
    void unknown() {
        BadInput bad = assertThrows(BadInput.class, () -> Options.of(KNOWN, Map.of("trns", "9")));
        assertEquals("There is no option \"trns\"; there are cards, notebook, turns.", bad.sentence());
        BadInput none = assertThrows(BadInput.class, () -> Options.of(List.of(), Map.of("x", "1")));
        assertEquals("There is no option \"x\"; there are none.", none.sentence());
        assertThrows(IllegalArgumentException.class, () -> Options.of(KNOWN, Map.of())
                .word("trns"));
    }

    @Test
    @DisplayName("a card makes set-ups, and says what it cannot")
    void card() {
        Card card = PileGame.GAME.card();
        assertEquals(2, card.newestRuleset());
        Setup setup = card.setup(3, Map.of("goal", "5"));
        assertEquals(new Setup(3, 2, Options.of(card.options(), Map.of("goal", "5")), ""), setup);
        assertEquals(1, card.setup(3, 1, Map.of(), "x").ruleset());
        assertEquals("x", card.setup(3, 1, Map.of(), "x").data());
        BadInput seats = assertThrows(BadInput.class, () -> card.setup(5, Map.of()));
        assertEquals("Pile is played with 1, 2, 3, 4 seats, not with 5.", seats.sentence());
        BadInput ruleset = assertThrows(BadInput.class, () -> card.setup(2, 3, Map.of(), ""));
        assertEquals("Pile has the ruleset versions 1, 2, not 3.", ruleset.sentence());
    }
}
