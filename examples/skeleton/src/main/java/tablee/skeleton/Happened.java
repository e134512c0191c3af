package tablee.skeleton;

/** What is told. Each has its sentence among the words, under {@code told.} and its name: {@code told.stones-taken}. */
sealed interface Happened {
    record Started(int seat) implements Happened {}

    record StonesTaken(int seat, int stones, int left) implements Happened {}

    record Won(int seat) implements Happened {}
}
