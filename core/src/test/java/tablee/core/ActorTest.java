package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ActorTest {
    @ParameterizedTest
    @CsvSource({"0,0", "9,9", "15,15", "table,61", "chance,62", "clock,63"})
    @DisplayName("an actor has a word")
    void actors(String word, int actor) {
        assertEquals(word, Actor.write(actor));
        assertEquals(OptionalInt.of(actor), Actor.read(word));
    }

    @ParameterizedTest
    @CsvSource({"0,0", "15,15", "all,59", "spectator,60"})
    @DisplayName("a viewer has a word")
    void viewers(String word, int viewer) {
        assertEquals(word, Viewer.write(viewer));
        assertEquals(OptionalInt.of(viewer), Viewer.read(word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "16", "-1", "00", "01", "seat", "Table", " 1", "61"})
    @DisplayName("other words name nobody")
    void nobody(String word) {
        assertEquals(OptionalInt.empty(), Actor.read(word));
        assertEquals(OptionalInt.empty(), Viewer.read(word));
    }

    @Test
    @DisplayName("a set of actors is the bits of a number")
    void sets() {
        long set = Actor.bit(3) | Actor.bit(Actor.CLOCK);
        assertTrue(Actor.in(set, 3));
        assertTrue(Actor.in(set, Actor.CLOCK));
        assertFalse(Actor.in(set, Actor.CHANCE));
        assertEquals(3, Actor.first(set));
        assertEquals(0b111, Actor.seats(3));
        assertEquals(0, Actor.seats(0));
    }

    @Test
    @DisplayName("seats are numbers below sixteen")
    void seats() {
        assertTrue(Actor.isSeat(0));
        assertTrue(Actor.isSeat(15));
        assertFalse(Actor.isSeat(16));
        assertFalse(Actor.isSeat(-1));
        assertFalse(Actor.isSeat(Actor.TABLE));
    }

    @Test
    @DisplayName("everybody are the seats, the spectators and who sees everything")
    void everybody() {
        for (int viewer : new int[] {0, 15, Viewer.ALL, Viewer.SPECTATOR})
            assertTrue(Actor.in(Viewer.EVERYBODY, viewer));
        for (int actor : new int[] {16, 58, Actor.TABLE, Actor.CHANCE, Actor.CLOCK})
            assertFalse(Actor.in(Viewer.EVERYBODY, actor));
    }
}
