/**
 * What a server keeps, in SQLite or PostgreSQL.
 *
 * <p>{@link tablee.store.Store} holds one class for each kind of data; each part is a package, named as the same part of the server is:
 * {@code tables}, {@code matches}, {@code people}, {@code alerts}, {@code ratings}, {@code dailies}, {@code tournaments},
 * {@code admin}. They all write through {@link tablee.store.database}. Here is what works on several parts at once: a
 * {@link tablee.store.Change} is what one command at a table brought about, all or nothing; {@link tablee.store.PersonErasure}, {@link tablee.store.Upkeep},
 * {@link tablee.store.Administration} and {@link tablee.store.Backup}. Schemas grow by the numbered files beside this package, which are never edited.
 */
package tablee.store;
