package tablee.server.admin;

import java.util.Optional;
import tablee.store.admin.AuditLog;

/**
 * What is to be done.
 *
 * @param subject a person, a table, a tournament or a link to a replay, or empty where it is about everybody
 * @param note the reason, as the person reads it, or what everybody is told; of a note, the note
 * @param hours for how long, where it ends
 */
public record AdminOrder(AuditLog.Act act, String subject, String note, Optional<Integer> hours) {}
