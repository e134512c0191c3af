package tablee.server.people.notices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.alerts.AlertWishes.Wishes;

/** When somebody is told, by the clock where they are. */
class QuietHoursTest {
    private static final ZoneId PARIS = ZoneId.of("Europe/Paris");

    private static Wishes quiet(int from, int until) {
        return new Wishes("ann", true, true, false, from, until, "Europe/Paris");
    }

    private static long at(String local) {
        return LocalDateTime.parse(local).atZone(PARIS).toInstant().toEpochMilli();
    }

    @Test
    @DisplayName("At night it waits until the morning, of the same day or the next")
    void night() {
        Wishes wishes = quiet(22 * 60, 7 * 60);
        assertEquals(at("2026-11-18T21:59:59"), QuietHours.after(wishes, at("2026-11-18T21:59:59")));
        assertEquals(at("2026-11-19T07:00:00"), QuietHours.after(wishes, at("2026-11-18T22:00:00")));
        assertEquals(at("2026-11-19T07:00:00"), QuietHours.after(wishes, at("2026-11-19T06:59:59")));
        assertEquals(at("2026-11-19T07:00:00"), QuietHours.after(wishes, at("2026-11-19T07:00:00")));
    }

    @Test
    @DisplayName("Hours within a day, and none at all")
    void day() {
        assertEquals(at("2026-11-18T17:00:00"), QuietHours.after(quiet(9 * 60, 17 * 60), at("2026-11-18T12:00:00")));
        assertEquals(at("2026-11-18T08:59:00"), QuietHours.after(quiet(9 * 60, 17 * 60), at("2026-11-18T08:59:00")));
        assertEquals(at("2026-11-18T12:00:00"), QuietHours.after(quiet(0, 0), at("2026-11-18T12:00:00")));
    }

    @Test
    @DisplayName("In the night in which clocks are set forward it is still seven where that person is")
    void clocksForward() {
        assertEquals(at("2026-03-29T07:00:00"), QuietHours.after(quiet(22 * 60, 7 * 60), at("2026-03-28T23:00:00")));
        // Half past two does not exist that night; the next moment that does is the end.
        long end = QuietHours.after(quiet(22 * 60, 150), at("2026-03-28T23:00:00"));
        assertTrue(end > at("2026-03-29T01:59:59") && end <= at("2026-03-29T03:30:00"));
    }

    @Test
    @DisplayName("What is no zone is none")
    void zones() {
        assertTrue(QuietHours.zone("Europe/Paris").isPresent());
        assertTrue(QuietHours.zone("UTC").isPresent());
        assertTrue(QuietHours.zone("Mars/Olympus").isEmpty());
        assertTrue(QuietHours.zone("").isEmpty());
    }
}
