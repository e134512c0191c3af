package tablee.skeleton.rules;

/** What is told. Each has its sentence among the words, under {@code told.} and its name: {@code told.stones-taken}. */
public sealed interface SkeletonEvent {
    record FirstPlayer(int seat) implements SkeletonEvent {}

    record StonesTaken(int seat, int stones, int left) implements SkeletonEvent {}

    record Won(int seat) implements SkeletonEvent {}
}
