/**
 * The daily challenge: {@link tablee.store.dailies.DailyDeals} are the deals of the days, {@link tablee.store.dailies.DailyResults} what came of them,
 * {@link tablee.store.dailies.DailyTables} who did best over several days, and {@link tablee.store.dailies.Marks} what people reached for the first time.
 */
package tablee.store.dailies;
