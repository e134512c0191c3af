package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ToldTest {
    private record Event(String text) {}

    private static final Event OPEN = new Event("open");
    private static final Event SECRET = new Event("secret");
    private static final Event RUMOUR = new Event("rumour");

    @Test
    @DisplayName("everybody hears what is told to all, in order")
    void all() {
        Told told = new Told();
        told.all(OPEN);
        told.all(RUMOUR);
        for (int viewer : new int[] {0, 15, Viewer.SPECTATOR, Viewer.ALL}) {
            assertEquals(List.of(OPEN, RUMOUR), told.to(viewer));
        }
    }

    @Test
    @DisplayName("insiders hear one thing and all others another; who sees everything is an insider")
    void some() {
        Told told = new Told();
        told.some(Actor.bit(1) | Actor.bit(3), SECRET, RUMOUR);
        for (int insider : new int[] {1, 3, Viewer.ALL}) assertEquals(List.of(SECRET), told.to(insider));
        for (int other : new int[] {0, 2, Viewer.SPECTATOR}) assertEquals(List.of(RUMOUR), told.to(other));
    }

    @Test
    @DisplayName("what only some are told, others do not hear at all")
    void only() {
        Told told = new Told();
        told.only(Actor.bit(2), SECRET);
        assertEquals(List.of(SECRET), told.to(2));
        assertEquals(List.of(SECRET), told.to(Viewer.ALL));
        assertEquals(List.of(), told.to(0));
        assertEquals(List.of(), told.to(Viewer.SPECTATOR));
    }

    @Test
    @DisplayName("it is kept to whom something was revealed")
    void reveal() {
        Told told = new Told();
        assertEquals(0, told.revealedTo());
        told.reveal(Actor.bit(1));
        told.reveal(Actor.bit(4));
        assertEquals(Actor.bit(1) | Actor.bit(4), told.revealedTo());
    }

    @Test
    @DisplayName("the deaf hear and keep nothing")
    void deaf() {
        assertTrue(new Told().listening());
        assertFalse(Told.DEAF.listening());
        Told.DEAF.all(OPEN);
        Told.DEAF.some(Actor.bit(0), SECRET, RUMOUR);
        Told.DEAF.only(Actor.bit(0), SECRET);
        Told.DEAF.reveal(Actor.bit(0));
        assertEquals(List.of(), Told.DEAF.to(0));
        assertEquals(List.of(), Told.DEAF.to(Viewer.ALL));
        assertEquals(0, Told.DEAF.revealedTo());
    }
}
