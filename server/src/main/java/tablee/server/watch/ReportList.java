package tablee.server.watch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.store.Chat;

/**
 * What was reported, so that nobody hides it by reporting more: of each person who reports, and of each who is reported, a few of the
 * newest are shown, and the others are counted.
 */
record ReportList(List<Chat.Reported> shown, int more) {
    private static final int MOST_OF_ONE = 3;

    static ReportList of(List<Chat.Reported> newestFirst) {
        Map<String, Integer> by = new HashMap<>();
        Map<String, Integer> about = new HashMap<>();
        List<Chat.Reported> shown = new ArrayList<>();
        for (Chat.Reported each : newestFirst) {
            boolean often = by.merge(each.report().by(), 1, Integer::sum) > MOST_OF_ONE
                    || about.merge(each.person(), 1, Integer::sum) > MOST_OF_ONE;
            if (!often) shown.add(each);
        }
        return new ReportList(List.copyOf(shown), newestFirst.size() - shown.size());
    }
}
