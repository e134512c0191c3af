package tablee.wire.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.core.BadInput;

class JsonTest {
    enum Colour {
        DEEP_RED,
        BLUE
    }

    record Card(Colour colour, int value) {}

    record CardTurned(int position, Card card) {}

    record Board(
            String name,
            boolean open,
            long bits,
            List<Card> cards,
            List<Optional<Card>> squares,
            Optional<Colour> trump,
            OptionalInt last,
            SortedMap<String, Integer> scores) {}

    /** Somebody, or nobody, for whom a dash was always written. */
    record Owner(Optional<String> name) implements Written<String> {
        static Owner read(String text) {
            return new Owner(text.equals("-") ? Optional.empty() : Optional.of(text));
        }

        @Override
        public String written() {
            return name.orElse("-");
        }
    }

    record Deal(Owner owner, List<Owner> others) {}

    record Hand(String owner, @Flat Card best, int size) {}

    record Picky(int value) {
        Picky {
            if (value == 7) throw new BadInput("Seven is not liked.");
            if (value == 8) throw new IllegalArgumentException("eight");
        }
    }

    private static final Board BOARD = new Board(
            "Tablée \"x\"\n",
            true,
            1L << 40,
            List.of(new Card(Colour.DEEP_RED, 3)),
            List.of(Optional.empty(), Optional.of(new Card(Colour.BLUE, -1))),
            Optional.empty(),
            OptionalInt.of(4),
            new TreeMap<>(Map.of("b", 2, "a", 1)));

    private static final String TEXT = "{\"name\":\"Tablée \\\"x\\\"\\n\",\"open\":true,\"bits\":1099511627776,"
            + "\"cards\":[{\"colour\":\"deep-red\",\"value\":3}],\"squares\":[null,{\"colour\":\"blue\",\"value\":-1}],"
            + "\"last\":4,\"scores\":{\"a\":1,\"b\":2}}";

    @Test
    @DisplayName("A record is written compactly, in the order of its components, and read back equal")
    void writesAndReads() {
        assertEquals(TEXT, Json.text(BOARD));
        assertEquals(BOARD, Json.read(TEXT, Board.class));
    }

    @Test
    @DisplayName("The fields of a flat component stand among those of the whole, in both directions")
    void flat() {
        Hand hand = new Hand("ann", new Card(Colour.BLUE, 3), 5);
        String text = "{\"owner\":\"ann\",\"colour\":\"blue\",\"value\":3,\"size\":5}";
        assertEquals(text, Json.text(hand));
        assertEquals(hand, Json.read(text, Hand.class));
        BadInput extra = assertThrows(BadInput.class, () -> Json.read(text.replace("owner", "best"), Hand.class));
        assertEquals("The field \"best\" is not known here.", extra.sentence());
        BadInput missing = assertThrows(BadInput.class, () -> Json.read(text.replace("\"value\":3,", ""), Hand.class));
        assertEquals("The field \"value\" is missing.", missing.sentence());
    }

    @Test
    @DisplayName("What is written in another shape is read from it")
    void written() {
        Deal deal = new Deal(new Owner(Optional.empty()), List.of(new Owner(Optional.of("ann"))));
        String text = "{\"owner\":\"-\",\"others\":[\"ann\"]}";
        assertEquals(text, Json.text(deal));
        assertEquals(deal, Json.read(text, Deal.class));
        BadInput number = assertThrows(BadInput.class, () -> Json.read(text.replace("\"-\"", "1"), Deal.class));
        assertEquals("The field \"owner\" must be a text.", number.sentence());
    }

    @Test
    @DisplayName("Maps are written with sorted keys, whatever map it is")
    void sortsKeys() {
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0; i < 30; i++) map.put("k" + (char) ('z' - i % 26) + i, i);
        assertEquals(Json.text(new TreeMap<>(map)), Json.text(map));
        assertEquals("{\"blue\":1,\"deep-red\":2}", Json.text(Map.of(Colour.DEEP_RED, 2, Colour.BLUE, 1)));
    }

    @Test
    @DisplayName("An event says its name first")
    void event() {
        assertEquals(
                "{\"event\":\"card-turned\",\"position\":2,\"card\":{\"colour\":\"blue\",\"value\":1}}",
                Json.event(new CardTurned(2, new Card(Colour.BLUE, 1))).toString());
    }

    @Test
    @DisplayName("ASVS 1.2.3: The text of plain data is the text of its tree, whatever the data holds")
    void textAndTree() {
        StringBuilder every = new StringBuilder();
        for (int i = 0; i < 0x300; i++) every.append((char) i);
        every.append("\u2028\u2029\ud83c\udfaa\ufffe");
        List<Object> data = List.of(
                BOARD,
                every.toString(),
                List.of(Optional.empty(), OptionalInt.of(3), OptionalInt.empty(), Optional.of(List.of())),
                List.of(Long.MAX_VALUE, 7L, (short) 3, (byte) -1, new BigDecimal("1.50")),
                Map.of(every.toString(), Map.of(Colour.BLUE, List.of(true, false))),
                new WireEvent(new CardTurned(2, new Card(Colour.BLUE, 1))),
                List.of(Json.parse("{\"a\":[1,null,{}],\"b\":\"\\n\"}"), Json.parse("3"), Json.parse("null")));
        for (Object each : data) assertEquals(Json.tree(each).toString(), Json.text(each));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{'colour':'blue'}; The field \"value\" is missing.",
                "{'colour':'blue','value':1,'x':2}; The field \"x\" is not known here.",
                "{'colour':'blue','value':null}; The field \"value\" must not be null.",
                "{'colour':'BLUE','value':1}; The field \"colour\" must be one of deep-red, blue.",
                "{'colour':1,'value':1}; The field \"colour\" must be one of deep-red, blue.",
                "{'colour':'blue','value':'1'}; The field \"value\" must be a whole number from -2147483648 to 2147483647.",
                "{'colour':'blue','value':1.0}; The field \"value\" must be a whole number from -2147483648 to 2147483647.",
                "{'colour':'blue','value':2147483648}; The field \"value\" must be a whole number from -2147483648 to 2147483647.",
                "{'colour':'blue','value':1e99999999}; The field \"value\" must be a whole number from -2147483648 to 2147483647.",
                "{'colour':'blue','value':true}; The field \"value\" must be a whole number from -2147483648 to 2147483647.",
                "{'colour':'blue','value':1,'value':1}; The JSON has a key twice: see line 1, column 35.",
                "{'colour':'blue','value':1}}; The text is not JSON: see line 1, column 28.",
                "{'colour':'blue','value':1} 1; The text is not JSON: see line 1, column 29.",
                "{'colour':'blue','value':; The text is not JSON: see line 1, column 26.",
                "[]; The whole must be an object.",
                "null; The whole must be an object.",
                "NaN; The text is not JSON: see line 1, column 4.",
                "''; The whole must be an object.",
            })
    @DisplayName("ASVS 1.4.2, 15.3.3, 15.3.5, 15.3.7: Whatever is wrong with a text is said in one sentence")
    void refuses(String text, String sentence) {
        BadInput refused = assertThrows(BadInput.class, () -> Json.read(text.replace('\'', '"'), Card.class));
        assertEquals(sentence, refused.sentence());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "'cards':[; 'cards':[{'colour':'blue','value':[]},; \"cards[0].value\" must be a whole number",
                "'name':'Tablée ; 'name':'\\ud800; \"name\" must be a text of whole characters",
                "'open':true; 'open':1; \"open\" must be true or false",
                "'a':1; 'a':null; \"scores.a\" must be a whole number",
                "'squares':[null; 'squares':[7; \"squares[0]\" must be an object",
            })
    @DisplayName("The place of a mistake is named")
    void refusesInside(String right, String wrong, String sentence) {
        String text = TEXT.replace(right.replace('\'', '"'), wrong.replace('\'', '"'));
        assertFalse(text.equals(TEXT), "the replacement must change something");
        BadInput refused = assertThrows(BadInput.class, () -> Json.read(text, Board.class));
        assertEquals(
                "The field " + sentence, refused.sentence().split(" from ")[0].replaceFirst("\\.$", ""));
    }

    @Test
    @DisplayName("Texts that are too deep or too long are refused, without reading them to the end")
    void limits() {
        String deep = "[".repeat(Json.MOST_DEPTH) + "]".repeat(Json.MOST_DEPTH);
        Json.parse(deep);
        assertRefused("nested deeper than 64 levels", "[" + deep + "]");
        assertRefused("nested deeper than 64 levels", "[".repeat(100_000));
        assertRefused("more than 30 digits", "1".repeat(31));
        assertRefused("characters", '"' + "x".repeat((1 << 20) + 1) + '"');
        assertRefused("longer than 16777216 characters", " ".repeat(Json.MOST_CHARS + 1));
        assertRefused("empty", "");
        assertRefused("empty", "  ");
    }

    private static void assertRefused(String part, String text) {
        String message = assertThrows(BadInput.class, () -> Json.parse(text)).sentence();
        assertEquals(true, message.contains(part), message);
    }

    @Test
    @DisplayName("A record may refuse its values with a reason of its own")
    void recordsMayRefuse() {
        assertEquals("Seven is not liked.", refusal("{\"value\":7}"));
        assertEquals("The whole holds values that do not go together.", refusal("{\"value\":8}"));
    }

    private static String refusal(String text) {
        return assertThrows(BadInput.class, () -> Json.read(text, Picky.class)).sentence();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"1\"", "[1]", "1", "true", "-5", "9223372036854775807", "{\"a\":[{}]}"})
    @DisplayName("A tree is written as it was read")
    void treesStay(String text) {
        assertEquals(text, Json.text(Json.parse(text)));
    }
}
