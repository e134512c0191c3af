package tablee.table.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

class ChairTest {
    @Test
    @DisplayName("Each kind of seat is stored and sent as before, and read back as what it is")
    void bytes() {
        Map<Chair, String> all = Map.of(
                Chair.OPEN,
                fields("open", "", "", "", false),
                new Chair.Person("a1", "Ann", true),
                fields("person", "a1", "Ann", "", true),
                Chair.bot("expert"),
                fields("bot", "", "expert", "expert", false),
                new Chair.Forgotten(),
                fields("person", "-", "", "", true));
        all.forEach((chair, text) -> {
            assertEquals(text, Json.text(chair));
            assertEquals(chair, Json.read(text, Chair.class));
        });
    }

    private static String fields(String kind, String person, String name, String level, boolean resigned) {
        return String.format(
                "{\"kind\":\"%s\",\"person\":\"%s\",\"name\":\"%s\",\"level\":\"%s\",\"resigned\":%s}",
                kind, person, name, level, resigned);
    }

    @Test
    @DisplayName("Only a person's seat belongs to somebody, whatever that one is called")
    void belongs() {
        assertTrue(Chair.person("ann", "Ann").belongsTo("ann"));
        for (Chair nobodys : new Chair[] {Chair.OPEN, Chair.bot("casual"), new Chair.Forgotten()}) {
            assertEquals(Optional.empty(), nobodys.person());
            assertFalse(nobodys.belongsTo("") || nobodys.belongsTo("-"));
        }
    }

    @Test
    @DisplayName("A table that lost its host is nobody's, and is written with the dash that it always had")
    void host() {
        assertEquals("\"-\"", Json.text(Host.NOBODY));
        assertEquals(Host.NOBODY, Json.read("\"-\"", Host.class));
        assertFalse(Host.NOBODY.is("-"));
        assertTrue(Host.of("ann").is("ann"));
    }
}
