package tablee.server.admin;

import java.util.function.Predicate;
import java.util.stream.Stream;
import tablee.server.http.HttpFault;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.people.People;

/** Nobody gets rid of what was reported of themselves: another administrator looks into it. */
record OwnReports(Store store) {
    private static final int MOST = 1_000;

    /** Reports go with their table: nobody erases one where they, or a program of theirs, were reported and nobody has looked into it. */
    void check(AuditLog.Actor by, Predicate<String> goes) {
        Stream<String> answered = Stream.concat(
                Stream.of(by.person()), store.bots().of(by.person()).stream().map(People.Person::id));
        boolean own = answered.flatMap(each -> store.reports().open(each, MOST).stream())
                .anyMatch(each -> goes.test(each.table()));
        if (own) throw new HttpFault(403, "own-reports");
    }
}
