/** Puzzles over HTTP: which there are, how one looks to its player, and whether a move is the right one. */
package tablee.server.puzzles;
