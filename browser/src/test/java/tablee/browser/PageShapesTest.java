package tablee.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.browser.instead.PageHexFormat;
import tablee.browser.instead.PageTreeParser;
import tablee.core.BadInput;
import tablee.wire.json.Json;
import tablee.wire.json.RecordShape;

class PageShapesTest {
    /** The shape of shapes, and headers, which are written as match files. */
    private static final int MOST_REFUSED = 5;

    private static List<String> records() throws IOException {
        try (InputStream list = PageHouse.class.getResourceAsStream("records.txt")) {
            return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    @Test
    @DisplayName("Every record has in a page the fields, in the order and of the types, that it has on a server")
    void sameShapes() throws ReflectiveOperationException, IOException {
        Method of = Class.forName("tablee.browser.instead.PageRecordShapes").getMethod("of", Class.class);
        for (String name : records()) {
            Class<?> type = Class.forName(name);
            RecordShape page = (RecordShape) of.invoke(null, type);
            assertEquals(RecordShape.of(type).parts(), page.parts(), name);
        }
        assertTrue(records().size() > 100, "the list of records is the whole one");
    }

    @Test
    @DisplayName(
            "Records filled at random are taken apart and put together in a page as on a server, and are the same text")
    void sameRecords() throws ReflectiveOperationException, IOException {
        Method of = Class.forName("tablee.browser.instead.PageRecordShapes").getMethod("of", Class.class);
        Method make = RecordShape.class.getDeclaredMethod("make", Object[].class, String.class);
        make.setAccessible(true);
        List<String> refused = new ArrayList<>();
        for (String name : records()) {
            Class<?> type = Class.forName(name);
            Optional<Object[]> values = new RecordSamples(22).values(type);
            if (values.isEmpty()) refused.add(name);
            else same(type, values.get(), (RecordShape) of.invoke(null, type), make);
        }
        assertTrue(refused.size() <= MOST_REFUSED, "these could not be filled: " + refused);
    }

    private static void same(Class<?> type, Object[] values, RecordShape page, Method make)
            throws ReflectiveOperationException {
        Record whole = RecordSamples.make(type, values);
        RecordShape server = RecordShape.of(type);
        for (int i = 0; i < server.parts().size(); i++)
            assertEquals(server.value(whole, i), page.value(whole, i), type.getName());
        Object[] parts = new Object[values.length];
        for (int i = 0; i < parts.length; i++) parts[i] = page.value(whole, i);
        Record made = (Record) make.invoke(page, parts, type.getName());
        assertEquals(whole, made, type.getName());
        assertEquals(Json.text(whole), Json.text(made), type.getName());
    }

    @Test
    @DisplayName(
            "JSON is read in a page as on a server, what is none is refused by both, and fractions, which nobody writes, in a page")
    void sameTrees() {
        List<String> texts = List.of(
                "{}",
                "[]",
                " { \"a\" : [ 1 , -2500 , 3000000000 , true , null , \"\\u00e9\\n\\\"\" ] } ",
                "-123456789012345678",
                "-0",
                "\"é\"");
        for (String text : texts) assertEquals(Json.parse(text), PageTreeParser.parse(text), text);
        List<String> wrong =
                List.of("", "{", "[1,]", "{\"a\":1,\"a\":2}", "01", "1.", "tru", "\"\u0001\"", "1 2", "[".repeat(80));
        for (String text : wrong) {
            assertTrue(isRefused(() -> Json.parse(text)), text);
            assertTrue(isRefused(() -> PageTreeParser.parse(text)), text);
        }
        for (String text : List.of("-2.5e3", "1e2", "12345678901234567890"))
            assertTrue(isRefused(() -> PageTreeParser.parse(text)), text);
    }

    private static boolean isRefused(Runnable reading) {
        try {
            reading.run();
            return false;
        } catch (BadInput expected) {
            return true;
        }
    }

    @Test
    @DisplayName("Hex digits in a page are those of the platform")
    void sameDigits() {
        byte[] bytes = {0, 1, 15, 16, 127, -128, -1};
        assertEquals(
                java.util.HexFormat.of().formatHex(bytes), PageHexFormat.of().formatHex(bytes));
        assertEquals(
                java.util.HexFormat.of().formatHex(bytes),
                PageHexFormat.of().formatHex(PageHexFormat.of().parseHex("00010f107f80ff")));
    }
}
