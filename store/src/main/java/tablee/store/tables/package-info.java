/**
 * Tables: {@link tablee.store.tables.Tables} has a document for each, {@link tablee.store.tables.Chat} what was said there, {@link tablee.store.tables.Codes} the short codes that lead there.
 */
package tablee.store.tables;
