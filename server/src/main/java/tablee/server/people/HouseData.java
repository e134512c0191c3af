package tablee.server.people;

import java.util.List;
import java.util.Optional;
import tablee.store.AuditLog;
import tablee.store.People;
import tablee.store.Reports;
import tablee.store.Sanctions;
import tablee.store.Sessions;
import tablee.store.Store;

/**
 * What those who run the server have of somebody, for them to read. Who reported them, where and in which words is the reporter's, who was
 * promised that nobody is told: of a report there is what it was about and the day.
 */
record HouseData(
        Optional<People.Standing> standing,
        List<Sanctions.Sanction> words,
        List<Reports.Reported> reports,
        List<About> reportsAbout,
        List<Act> acts,
        int heldPlaces) {
    private static final int ALL = Integer.MAX_VALUE;

    record About(Reports.Kind kind, int day, boolean resolved) {
        static About of(Reports.Reported each) {
            return new About(each.report().kind(), Sessions.day(each.report().wallMillis()), each.resolvedMillis() > 0);
        }
    }

    /** Something that was done about them, and why; who did it is theirs to say. */
    record Act(String act, long wallMillis, String note) {
        static Act of(AuditLog.Entry each) {
            return new Act(each.act().name(), each.wallMillis(), each.note());
        }
    }

    static HouseData of(Store store, String person) {
        return new HouseData(
                store.people().standing(person),
                store.sanctions().of(person),
                store.reports().by(person, ALL),
                store.reports().about(person, ALL).stream().map(About::of).toList(),
                store.audit().about(person, ALL).stream().map(Act::of).toList(),
                store.house().heldOf(person));
    }
}
