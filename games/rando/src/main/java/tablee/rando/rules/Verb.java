package tablee.rando.rules;

import java.util.List;

/** What can be done, and what it takes to say so: {@code lower 1 draw} is LOWER with a seat and an action. */
public enum Verb {
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

    public final List<Arg> args;

    Verb(Arg... args) {
        this.args = List.of(args);
    }

    /** Whether only CHANCE says this. */
    public boolean chance() {
        return compareTo(TOKEN) >= 0;
    }

    public static Verb of(int number) {
        return ALL[number];
    }

    public int move() {
        return RandoMove.of(ordinal(), 0, 0);
    }

    public int move(int a) {
        return RandoMove.of(ordinal(), a, 0);
    }

    public int move(int a, int b) {
        return RandoMove.of(ordinal(), a, b);
    }
}
