/**
 * Many matches of one set-up side by side, for programs that learn: stepped by the numbers of moves, forked and restored, and answered as rows
 * of bytes that a program reads as arrays.
 *
 * <p>An {@link tablee.wire.arena.Arena} holds {@link tablee.wire.arena.ArenaMatch}es, which are bare states with their chance and log. What is
 * said of each is a row of the form that {@link tablee.wire.arena.RowLayout} describes. The engine's frames carry both.
 */
package tablee.wire.arena;
