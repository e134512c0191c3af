package tablee.rando.rules;

import tablee.core.Actor;

/** Moves as numbers: a verb and two arguments of six bits. */
public final class RandoMove {
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private RandoMove() {}

    static int of(int verb, int a, int b) {
        return verb << 2 * BITS | a << BITS | b;
    }

    public static Verb verb(int move) {
        return Verb.of(move >>> 2 * BITS);
    }

    public static int a(int move) {
        return move >>> BITS & MASK;
    }

    public static int b(int move) {
        return move & MASK;
    }

    public static int arg(int move, int index) {
        return index == 0 ? a(move) : b(move);
    }

    public static boolean hasVerb(int move) {
        return move >= 0 && move >>> 2 * BITS < Verb.COUNT;
    }

    /** Whether a number encodes a move of this actor at all, on this terrain and with this many seats. */
    public static boolean exists(int actor, int move, TerrainMap map, int seats) {
        if (!hasVerb(move)) return false;
        Verb verb = verb(move);
        if (verb.chance() != (actor == Actor.CHANCE)) return false;
        for (int i = 0; i < 2; i++) {
            int count = i < verb.args.size() ? verb.args.get(i).count() : 1;
            if (arg(move, i) >= count) return false;
            if (i < verb.args.size() && !exists(verb.args.get(i), arg(move, i), map, seats)) return false;
        }
        return verb != Verb.SWAP || a(move) < b(move);
    }

    private static boolean exists(Arg arg, int number, TerrainMap map, int seats) {
        if (arg == Arg.SEAT) return number < seats;
        return arg != Arg.CROSSING || map.contains(number);
    }
}
