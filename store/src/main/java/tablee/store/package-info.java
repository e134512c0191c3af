/**
 * What a server keeps, in SQLite or PostgreSQL.
 *
 * <p>{@link tablee.store.Store} holds one class for each kind of data: the {@link tablee.store.Journal} of matches, tables, people,
 * accounts, chat, history. Everything is written by {@link tablee.store.StoreWriter}, many changes in one commit; a
 * {@link tablee.store.Change} is what one command brought about, all or nothing. {@link tablee.store.HashChain} ties entries together,
 * {@link tablee.store.WriteLock} keeps a second server out, {@link tablee.store.CircuitBreaker} fails at once while the database is away.
 * Schemas grow by the numbered files beside this package, which are never edited.
 */
package tablee.store;
