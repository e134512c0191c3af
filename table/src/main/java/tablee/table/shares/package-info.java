/**
 * How a table comes to the seed of its next match, so that nobody chooses it (TABLE-42 to TABLE-46).
 *
 * <p>{@link tablee.table.shares.SeedShares} is the stored phase: first it is open to promises, then it waits for those that are still
 * missing, then the promised shares are revealed. A {@link tablee.table.shares.SharePromise} is what a person promises with, a
 * {@link tablee.table.shares.VoidStart} a start that came to nothing.
 */
package tablee.table.shares;
