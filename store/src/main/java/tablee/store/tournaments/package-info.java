/**
 * {@link tablee.store.tournaments.Tournaments} are lists of events that only grow; each write names the number of events that it builds on.
 */
package tablee.store.tournaments;
