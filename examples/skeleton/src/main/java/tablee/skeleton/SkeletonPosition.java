package tablee.skeleton;

/**
 * Everything there is. Nothing in this game is hidden, so it is also what everybody sees; a game with secrets has a record of its
 * own for views.
 *
 * @param turn who plays; once the heap is empty, who took the last stone; -1 before chance has chosen
 */
public record SkeletonPosition(int stones, int turn) {}
