/** The daily challenge: each day one deal of each game, the same for everybody, and what became of it. */
package tablee.server.dailies;
