package tablee.rando;

import tablee.core.Actor;
import tablee.core.State;

/** Moves as numbers, a verb and two arguments of six bits, and as words. */
final class Move {
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;

    private Move() {}

    static int of(int verb, int a, int b) {
        return verb << 2 * BITS | a << BITS | b;
    }

    static Verb verb(int move) {
        return Verb.of(move >>> 2 * BITS);
    }

    static int a(int move) {
        return move >>> BITS & MASK;
    }

    static int b(int move) {
        return move & MASK;
    }

    private static int arg(int move, int index) {
        return index == 0 ? a(move) : b(move);
    }

    /** Whether a number encodes a move of this actor at all, on this terrain and with this many seats. */
    static boolean exists(int actor, int move, TerrainMap map, int seats) {
        if (move < 0 || move >>> 2 * BITS >= Verb.COUNT) return false;
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

    /** {@code "lower 1 draw"}, {@code "go north"}; a number that is no move in figures. */
    static String write(int move) {
        if (move < 0 || move >>> 2 * BITS >= Verb.COUNT) return Integer.toString(move);
        StringBuilder words = new StringBuilder(Rules.word(verb(move)));
        for (int i = 0; i < verb(move).args.size(); i++) {
            Arg arg = verb(move).args.get(i);
            words.append(' ').append(arg(move, i) < arg.count() ? arg.write(arg(move, i)) : "?");
        }
        return words.toString();
    }

    static int read(String words) {
        String[] parts = words.split(" ", -1);
        for (Verb verb : Verb.values()) {
            if (Rules.word(verb).equals(parts[0])) return read(verb, parts);
        }
        return State.NO_MOVE;
    }

    private static int read(Verb verb, String[] parts) {
        if (parts.length != 1 + verb.args.size()) return State.NO_MOVE;
        int[] args = new int[2];
        for (int i = 1; i < parts.length; i++) {
            args[i - 1] = verb.args.get(i - 1).read(parts[i]);
            if (args[i - 1] < 0) return State.NO_MOVE;
        }
        boolean backwards = verb == Verb.SWAP && args[0] > args[1];
        return backwards ? verb.move(args[1], args[0]) : verb.move(args[0], args[1]);
    }
}
