/** Tournaments that run: the order of work around each, its tables, and what the store keeps of it. */
package tablee.live.tournament;
