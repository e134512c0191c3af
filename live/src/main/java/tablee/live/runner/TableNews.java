package tablee.live.runner;

import java.util.List;
import java.util.function.Predicate;
import tablee.table.seats.TableRecord;

/**
 * Something about a table has changed that a lobby shows.
 *
 * @param awaited the seats whose people the match waits for
 * @param called the people whom it waits for now and did not before
 * @param away those whom it waits for and who do not have the table open: of the called, or who have just closed it
 */
public record TableNews(TableRecord record, List<Integer> awaited, List<String> called, List<String> away) {
    public TableNews {
        awaited = List.copyOf(awaited);
        called = List.copyOf(called);
        away = List.copyOf(away);
    }

    /** Whether nothing changed but who has the table open. */
    public boolean saysOnlyWhoLeft() {
        return called.isEmpty() && !away.isEmpty();
    }

    /** @param isHere whether somebody has the table open */
    static TableNews of(TableRecord record, List<Integer> before, List<Integer> now, Predicate<String> isHere) {
        List<String> called = now.stream()
                .filter(seat -> !before.contains(seat))
                .flatMap(seat -> record.chairs().get(seat).person().stream())
                .distinct()
                .toList();
        return new TableNews(
                record, now, called, called.stream().filter(isHere.negate()).toList());
    }
}
