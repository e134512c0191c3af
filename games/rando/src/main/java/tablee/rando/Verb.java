package tablee.rando;

import java.util.List;

/** What can be done, and what it takes to say so: {@code lower 1 draw} is LOWER with a seat and an action. */
enum Verb {
    USE(Arg.ACTION),
    JOKER(Arg.ACTION),
    TURN(Arg.TILE),
    GO(Arg.DIRECTION),
    LOWER(Arg.SEAT, Arg.ACTION),
    RAISE(Arg.ACTION),
    SWAP(Arg.RANK, Arg.RANK),
    PASS(),
    PLAY(Arg.SLOT),
    DISCARD(Arg.SLOT),
    FLIP(Arg.CROSSING),
    BLOCK(Arg.TILE),
    REMOVE(Arg.TILE),
    GIVE(Arg.SLOT),
    PAY(),
    // CHANCE's:
    TOKEN(Arg.CROSSING, Arg.SIDE),
    HIKER(Arg.CROSSING),
    MARKER(Arg.OBSTACLE),
    FIRST(Arg.SEAT),
    KIND(Arg.KIND),
    TOP(Arg.COLOUR);

    private static final Verb[] ALL = values();
    static final int COUNT = ALL.length;

    final List<Arg> args;

    Verb(Arg... args) {
        this.args = List.of(args);
    }

    /** Whether only CHANCE says this. */
    boolean chance() {
        return compareTo(TOKEN) >= 0;
    }

    static Verb of(int number) {
        return ALL[number];
    }

    int move() {
        return Move.of(ordinal(), 0, 0);
    }

    int move(int a) {
        return Move.of(ordinal(), a, 0);
    }

    int move(int a, int b) {
        return Move.of(ordinal(), a, b);
    }
}
