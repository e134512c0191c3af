package tablee.circus.rules;

import tablee.core.Actor;
import tablee.core.Moves;

/**
 * Moves as numbers: a kind, and up to two small numbers (positions from 0, a seat, or the two sides of a
 * token).
 */
public final class CircusMove {
    public static final int SWAP = 1 << 8;
    public static final int FLIP = 2 << 8;
    public static final int USE = 3 << 8;
    public static final int LOOK = 4 << 8;
    public static final int BUY = 5 << 8;
    public static final int OK = 6 << 8;
    public static final int END = 7 << 8;
    public static final int TAKE = 8 << 8;
    public static final int RETURN = 9 << 8;
    public static final int DECLINE = 10 << 8;
    public static final int FIRST = 11 << 8;
    public static final int DEAL = 12 << 8;

    private CircusMove() {}

    public static int kind(int move) {
        return move & ~0xFF;
    }

    /** The position, the first of two positions, the seat, or the artist that lies up. */
    public static int first(int move) {
        return move >>> 4 & 0xF;
    }

    /** The second position, or the artist that lies down. */
    public static int second(int move) {
        return move & 0xF;
    }

    public static int on(int kind, int position) {
        return kind | position << 4;
    }

    /** A swap names its positions in ascending order, so that there is one number for it. */
    public static int swap(int one, int other) {
        return SWAP | Math.min(one, other) << 4 | Math.max(one, other);
    }

    /** The swap of a position with the next one. */
    static int swapWithNext(int position) {
        return swap(position, Ring.next(position));
    }

    /** A move of this kind for each position. */
    static void everywhere(int kind, Moves out) {
        for (int position = 0; position < Ring.POSITIONS; position++) out.add(on(kind, position));
    }

    public static int deal(Artist up, Artist down) {
        return DEAL | up.ordinal() << 4 | down.ordinal();
    }

    /** Whether a number is a move of this actor at all, allowed or not. */
    public static boolean exists(int actor, int move, CircusRules rules) {
        int first = first(move);
        int second = second(move);
        return switch (kind(move)) {
            case SWAP -> Actor.isSeat(actor) && first < second && second < Ring.POSITIONS;
            case FLIP, USE, LOOK -> Actor.isSeat(actor) && first < Ring.POSITIONS && second == 0;
            case BUY, OK, END, TAKE, RETURN, DECLINE -> Actor.isSeat(actor) && move == kind(move);
            case FIRST -> actor == Actor.CHANCE && first < rules.seats() && second == 0;
            case DEAL -> actor == Actor.CHANCE && isToken(first, second, rules.rosette());
            default -> false;
        };
    }

    private static boolean isToken(int up, int down, Rosette rosette) {
        int artists = Artist.values().length;
        if (up >= artists || down >= artists || down == Artist.CLOWN.ordinal()) return false;
        return rosette.token(Artist.of(up), Artist.of(down)) != Rosette.NO_TOKEN;
    }
}
