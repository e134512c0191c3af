package tablee.live.runner;

import java.util.List;
import tablee.table.seats.TableRecord;

/**
 * Something about a table has changed that a lobby shows.
 *
 * @param awaited the seats whose people the match waits for
 * @param called the people whom it waits for now and did not before
 */
public record TableNews(TableRecord record, List<Integer> awaited, List<String> called) {
    public TableNews {
        awaited = List.copyOf(awaited);
        called = List.copyOf(called);
    }

    static TableNews of(TableRecord record, List<Integer> before, List<Integer> now) {
        List<String> called = now.stream()
                .filter(seat -> !before.contains(seat))
                .flatMap(seat -> record.chairs().get(seat).person().stream())
                .distinct()
                .toList();
        return new TableNews(record, now, called);
    }
}
