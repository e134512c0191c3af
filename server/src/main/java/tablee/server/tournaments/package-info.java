/** Tournaments, as people make, enter and read them. */
package tablee.server.tournaments;
