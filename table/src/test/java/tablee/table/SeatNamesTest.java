package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.table.Checks.assertDone;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.table.seats.Chair;
import tablee.table.terms.TableTerms;

/** Nobody sits or talks under the name of somebody else at the table. */
class SeatNamesTest {
    private final TableScene scene = new TableScene(TableTerms.of("circus", 2, Map.of()));

    SeatNamesTest() {
        for (String person : List.of("ann", "bob")) scene.connect(person);
    }

    private List<String> names() {
        return scene.record().chairs().stream().map(Chair::name).toList();
    }

    @ParameterizedTest
    @DisplayName("TABLE-47: a seat has no name that looks like another's, or like a program's")
    @CsvSource({"Anna,Anna 2", "Аnna,Аnna 2", "Anna (bot),Anna 2", "A n n a,A n n a 2", "Bert,Bert"})
    void seats(String typed, String shown) {
        assertDone(scene.ask("ann", "sit", "seat", 0, "name", "Anna"));
        assertDone(scene.ask("bob", "sit", "seat", 1, "name", typed));
        assertEquals(List.of("Anna", shown), names());
    }

    @Test
    @DisplayName("TABLE-47: nobody takes the name of a host who has not sat down yet, who can still have it")
    void host() {
        assertDone(scene.ask("bob", "sit", "seat", 1, "name", "Ann"));
        assertDone(scene.ask("ann", "sit", "seat", 0));
        assertEquals(List.of("ann", "Ann 2"), names());
    }

    @Test
    @DisplayName("TABLE-47: one person's seats may have one name")
    void own() {
        assertDone(scene.ask("bob", "sit", "seat", 0));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertEquals(List.of("bob", "bob"), names());
    }

    @Test
    @DisplayName("TABLE-47: chat and pointing show the name of the seat")
    void talk() {
        assertDone(scene.ask("bob", "sit", "seat", 1, "name", "Berta"));
        assertDone(scene.ask("bob", "say", "text", "hello"));
        assertEquals("Berta", scene.last("ann", "chat").at("/lines/0/name").textValue());
        assertDone(scene.ask("bob", "ping", "at", "c3"));
        assertEquals("Berta", scene.last("ann", "ping").path("name").textValue());
    }

    @Test
    @DisplayName("TABLE-47: an onlooker who comes by a name that a seat has is told apart from it")
    void onlooker() {
        assertDone(scene.ask("bob", "sit", "seat", 1, "name", "Berta"));
        scene.connect("berta");
        assertDone(scene.ask("berta", "say", "text", "it was not me"));
        assertEquals("berta 2", scene.last("ann", "chat").at("/lines/0/name").textValue());
    }
}
