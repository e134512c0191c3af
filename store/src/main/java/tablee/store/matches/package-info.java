/**
 * Matches: {@link tablee.store.matches.Journal} has their logs, entry by entry, tied together by {@link tablee.store.matches.HashChain}; a finished log becomes one
 * {@link tablee.store.matches.LogArchive}. {@link tablee.store.matches.History} is who played what and how it ended, {@link tablee.store.matches.Replays} are links to a moment of a match.
 */
package tablee.store.matches;
