/**
 * Tournaments: who meets whom, and who stands where. A machine without a world, like a table: commands and time come in, events come out,
 * and the events make it again. It knows no game, no person and no store.
 */
package tablee.tournament;
