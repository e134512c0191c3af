package tablee.table.live;

import java.util.List;
import tablee.table.Sheet;

/**
 * Something about a table has changed that a lobby shows.
 *
 * @param awaited the seats whose people the match waits for
 * @param called the people whom it waits for now and did not before
 */
public record News(Sheet sheet, List<Integer> awaited, List<String> called) {
    public News {
        awaited = List.copyOf(awaited);
        called = List.copyOf(called);
    }

    static News of(Sheet sheet, List<Integer> before, List<Integer> now) {
        List<String> called = now.stream()
                .filter(seat -> !before.contains(seat))
                .map(seat -> sheet.chairs().get(seat).person())
                .distinct()
                .toList();
        return new News(sheet, now, called);
    }
}
