/**
 * The database itself, whichever it is, and how it is written.
 *
 * <p>{@link tablee.store.database.Database} opens SQLite or PostgreSQL. Everything is written by {@link tablee.store.database.StoreWriter}, many changes in one commit;
 * a {@link tablee.store.database.Batch} is the transaction under way, and {@link tablee.store.database.StoreException} is a write that failed. {@link tablee.store.database.WriteLock} keeps a
 * second server out, {@link tablee.store.database.Leases} are rights of one node for a while, {@link tablee.store.database.CircuitBreaker} fails at once while the database is away.
 */
package tablee.store.database;
