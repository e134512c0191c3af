package tablee.server.people.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.table.seats.NameSkeleton;

class NameSkeletonTest {
    @ParameterizedTest
    @CsvSource({
        "Zoé, zoe",
        "Łukasz, lukasz",
        "Paul, PAU1",
        "Ilona, llona",
        "admin, аdmin", // a Cyrillic letter
        "Ann O'Neill, ann_oneill",
        "Bob, B0b",
        "Weiss, Weiß",
        "Modern, rnodern",
        "ＷＩＤＥ, wide",
        "РОСА, poca",
        "Ρετρα, petpa",
    })
    @DisplayName("Names that eyes take for one another have the same look")
    void alike(String one, String other) {
        assertEquals(NameSkeleton.of(one), NameSkeleton.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Hanna", "Bob, Rob", "Léa, Leon", "Zoë, Joe", "Ewa, Eva"})
    @DisplayName("Other names look different")
    void different(String one, String other) {
        assertNotEquals(NameSkeleton.of(one), NameSkeleton.of(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoé", "Łukasz Żak", "O'Neill", "Jean-Luc", "Ольга", "春香", "r2d2", "a_b.c"})
    @DisplayName("People of many languages can have their names")
    void allowed(String name) {
        assertEquals(Optional.of(new AccountName(name)), AccountName.read(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-- --", "раypal", "a<b>", "😀😀", "a@b", "Αnna"})
    @DisplayName("A name needs two letters, of one alphabet, and no signs that could play tricks")
    void refused(String name) {
        assertEquals(Optional.empty(), AccountName.read(name));
    }
}
