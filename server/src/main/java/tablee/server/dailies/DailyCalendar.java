package tablee.server.dailies;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tablee.store.dailies.DailyTables;

/** Days, by UTC and counted from 1970, and what lies between them. */
final class DailyCalendar {
    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);
    /** Anyone who has begun a deal on its day has until then to finish it. */
    private static final long GRACE_MILLIS = TimeUnit.HOURS.toMillis(2);

    private DailyCalendar() {}

    static int day(long wallMillis) {
        return Math.toIntExact(Math.floorDiv(wallMillis, DAY_MILLIS));
    }

    static long beginMillis(int day) {
        return day * DAY_MILLIS;
    }

    /** From then on nobody plays the deals of this day any more, and everything about them is open. */
    static long sealedUntilMillis(int day) {
        return beginMillis(day + 1) + GRACE_MILLIS;
    }

    /** As people write it, such as {@code 2026-11-18}. */
    static String name(int day) {
        return LocalDate.ofEpochDay(day).toString();
    }

    static Optional<Integer> read(String name) {
        try {
            return Optional.of(Math.toIntExact(LocalDate.parse(name).toEpochDay()));
        } catch (DateTimeException | ArithmeticException none) {
            return Optional.empty();
        }
    }

    /** Over which days results are added up, and how many of them count: those of five days of seven, so that nobody has to come each day. */
    enum Span {
        WEEK(5),
        MONTH(20),
        SEASON(60);

        private final int best;

        Span(int best) {
            this.best = best;
        }

        /** The one that this day lies in. */
        DailyTables.Span of(String deal, int day) {
            LocalDate date = LocalDate.ofEpochDay(day);
            LocalDate first = first(date);
            LocalDate next =
                    switch (this) {
                        case WEEK -> first.plusWeeks(1);
                        case MONTH -> first.plusMonths(1);
                        case SEASON -> first.plusMonths(3);
                    };
            return new DailyTables.Span(deal, epoch(first), epoch(next) - 1, best);
        }

        private LocalDate first(LocalDate date) {
            return switch (this) {
                case WEEK -> date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
                case MONTH -> date.withDayOfMonth(1);
                case SEASON -> date.with(IsoFields.DAY_OF_QUARTER, 1);
            };
        }

        private static int epoch(LocalDate date) {
            return Math.toIntExact(date.toEpochDay());
        }
    }
}
