package tablee.server.admin;

import java.util.List;
import tablee.server.http.HttpFault;
import tablee.server.people.identity.Role;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Reports;
import tablee.store.admin.Sanctions;

/** What those who run the server see of one person: who they are here, what was reported of them, and what was done about it. */
public record PersonFile(
        FoundPeople.Row person,
        Role role,
        long silentUntilMillis,
        long bannedUntilMillis,
        List<Sanctions.Sanction> sanctions,
        List<Reports.Reported> reports,
        List<AuditLog.Entry> acts,
        List<FoundTables.Row> tables) {
    private static final int MOST = 50;

    public static PersonFile of(Store store, String id) {
        FoundPeople.Row row = store.people()
                .find(id)
                .map(person -> FoundPeople.Row.of(store, person))
                .orElseThrow(HttpFault::notFound);
        var standing = store.people().standing(id);
        return new PersonFile(
                row,
                Role.of(standing),
                standing.map(each -> each.silentUntilMillis()).orElse(0L),
                store.house().bannedUntil(id),
                store.sanctions().of(id),
                store.reports().about(id, MOST),
                store.audit().about(id, MOST),
                store.tables().of(id, MOST).stream().map(FoundTables.Row::of).toList());
    }
}
