package tablee.server.admin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tablee.store.admin.Reports;

/**
 * What was reported, by the people whom it is about, so that nobody hides it by reporting more: each has one place, in the order of how many
 * different people reported them, with a few lines from as many reporters. Anyone who has no place on this page has one on the next.
 *
 * @param next where the next page begins, or 0 if this is the last one
 */
record ReportList(List<About> people, int next) {
    private static final int ON_A_PAGE = 100;
    private static final int MOST_READ = 100;
    private static final int MOST_SHOWN = 3;

    /** @param shown the newest, each by somebody else */
    record About(Reports.Accused whom, List<Reports.Reported> shown) {}

    static ReportList of(Reports all, int from) {
        List<About> people = new ArrayList<>();
        List<Reports.Accused> accused = all.accused(from, ON_A_PAGE + 1);
        for (Reports.Accused each : accused.subList(0, Math.min(ON_A_PAGE, accused.size())))
            people.add(new About(each, ofDifferentPeople(all.open(each.person(), MOST_READ))));
        return new ReportList(List.copyOf(people), accused.size() > ON_A_PAGE ? from + ON_A_PAGE : 0);
    }

    static List<Reports.Reported> ofDifferentPeople(List<Reports.Reported> newestFirst) {
        Set<String> reporters = new HashSet<>();
        return newestFirst.stream()
                .filter(each -> reporters.add(each.report().by()))
                .limit(MOST_SHOWN)
                .toList();
    }
}
