package tablee.server.dailies;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.dailies.DailyTables;

/** Weeks, months and seasons. */
class DailyCalendarTest {
    private static String span(DailyCalendar.Span span, String day) {
        DailyTables.Span of = span.of("circus", DailyCalendar.read(day).orElseThrow());
        return DailyCalendar.name(of.firstDay()) + " to " + DailyCalendar.name(of.lastDay()) + ", best " + of.best();
    }

    @Test
    @DisplayName(
            "A week begins on Monday, a season is a quarter of a year, and in each there are days to stay away for nothing")
    void spans() {
        assertEquals("2026-11-16 to 2026-11-22, best 5", span(DailyCalendar.Span.WEEK, "2026-11-18"));
        assertEquals("2026-11-16 to 2026-11-22, best 5", span(DailyCalendar.Span.WEEK, "2026-11-22"));
        assertEquals("2024-02-01 to 2024-02-29, best 20", span(DailyCalendar.Span.MONTH, "2024-02-29"));
        assertEquals("2026-10-01 to 2026-12-31, best 60", span(DailyCalendar.Span.SEASON, "2026-12-31"));
        assertEquals("2027-01-01 to 2027-03-31, best 60", span(DailyCalendar.Span.SEASON, "2027-01-01"));
    }
}
