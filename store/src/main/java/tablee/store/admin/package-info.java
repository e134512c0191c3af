/**
 * What those who run the server see and decide: {@link tablee.store.admin.Reports} of people, {@link tablee.store.admin.Sanctions}, {@link tablee.store.admin.House} for what is true of
 * the whole server, {@link tablee.store.admin.AuditLog} of everything they did, and {@link tablee.store.admin.Figures} that name nobody.
 */
package tablee.store.admin;
