package tablee.server.people.profile;

import java.util.List;
import java.util.Optional;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Reports;
import tablee.store.admin.Sanctions;
import tablee.store.people.People;
import tablee.store.people.Sessions;

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
        List<Act> done,
        int heldPlaces) {
    record About(Reports.Kind kind, int day, boolean resolved) {
        static About of(Reports.Reported each) {
            return new About(each.report().kind(), Sessions.day(each.report().wallMillis()), each.resolvedMillis() > 0);
        }
    }

    /** Something that was done, about them or by them. */
    record Act(String act, long wallMillis, String note) {
        /** Why, as far as the one whom it is about is told; who did it is theirs to say. */
        static Act about(AuditLog.Entry each) {
            return new Act(each.act().name(), each.wallMillis(), isTheirs(each.act()) ? each.note() : "");
        }

        /** Of an administrator what they wrote themselves, and not about whom. */
        static Act by(AuditLog.Entry each) {
            return new Act(each.act().name(), each.wallMillis(), each.note());
        }

        /** What administrators write for each other may name others, such as who reported. */
        private static boolean isTheirs(AuditLog.Act act) {
            return act != AuditLog.Act.NOTE && act != AuditLog.Act.RESOLVE;
        }
    }

    static HouseData of(Store store, String person) {
        return new HouseData(
                store.people().standing(person),
                store.sanctions().of(person),
                store.reports().by(person, PersonalData.ALL),
                store.reports().about(person, PersonalData.ALL).stream()
                        .map(About::of)
                        .toList(),
                store.audit().about(person, PersonalData.ALL).stream()
                        .map(Act::about)
                        .toList(),
                store.audit().by(person, PersonalData.ALL).stream().map(Act::by).toList(),
                store.house().heldOf(person));
    }
}
