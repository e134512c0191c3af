package tablee.core;

/** One line of a match's log: who played what, at which game time in milliseconds. */
public record Entry(int actor, int move, long at) {}
