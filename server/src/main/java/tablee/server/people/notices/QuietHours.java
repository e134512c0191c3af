package tablee.server.people.notices;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import tablee.store.alerts.AlertWishes.Wishes;

/** When somebody wants to be left in peace, by the clock where they are: also where it is set forward or back that night. */
public final class QuietHours {
    public static final int DAY_MINUTES = 24 * 60;

    private QuietHours() {}

    public static Optional<ZoneId> zone(String name) {
        try {
            return Optional.of(ZoneId.of(name));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** The moment from which this person may be told: this one, or the end of their quiet hours. */
    public static long after(Wishes wishes, long nowMillis) {
        ZonedDateTime now =
                Instant.ofEpochMilli(nowMillis).atZone(zone(wishes.zone()).orElse(ZoneId.of("UTC")));
        if (!isQuiet(wishes, now.toLocalTime())) return nowMillis;
        LocalTime end = LocalTime.MIN.plusMinutes(wishes.quietUntil());
        ZonedDateTime today = now.toLocalDate().atTime(end).atZone(now.getZone());
        ZonedDateTime over = today.isAfter(now)
                ? today
                : now.toLocalDate().plusDays(1).atTime(end).atZone(now.getZone());
        return over.toInstant().toEpochMilli();
    }

    private static boolean isQuiet(Wishes wishes, LocalTime time) {
        int minute = time.toSecondOfDay() / 60;
        int from = wishes.quietFrom();
        int until = wishes.quietUntil();
        return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
    }
}
