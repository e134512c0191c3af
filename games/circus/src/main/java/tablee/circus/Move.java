package tablee.circus;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.core.Actor;
import tablee.core.State;

/**
 * Moves as numbers and as words: a kind, and up to two small numbers (positions from 0, a seat, or the two sides of a
 * token).
 */
final class Move {
    static final int SWAP = 1 << 8;
    static final int FLIP = 2 << 8;
    static final int USE = 3 << 8;
    static final int LOOK = 4 << 8;
    static final int BUY = 5 << 8;
    static final int OK = 6 << 8;
    static final int END = 7 << 8;
    static final int TAKE = 8 << 8;
    static final int RETURN = 9 << 8;
    static final int DECLINE = 10 << 8;
    static final int FIRST = 11 << 8;
    static final int DEAL = 12 << 8;

    private static final String[] NAMES = {
        "", "swap", "flip", "use", "look", "buy", "ok", "end", "take", "return", "decline", "first", "deal"
    };

    private static final String POSITION = "([1-9]|10)";
    private static final Pattern ON_TWO = Pattern.compile("swap " + POSITION + " " + POSITION);
    private static final Pattern ON_ONE = Pattern.compile("(flip|use|look) " + POSITION);
    private static final Pattern SEAT = Pattern.compile("first (\\d)");
    private static final Pattern TOKEN = Pattern.compile("deal (?:([a-z-]+)/)?([a-z-]+)");

    private Move() {}

    static int kind(int move) {
        return move & ~0xFF;
    }

    /** The position, the first of two positions, the seat, or the artist that lies up. */
    static int first(int move) {
        return move >>> 4 & 0xF;
    }

    /** The second position, or the artist that lies down. */
    static int second(int move) {
        return move & 0xF;
    }

    static int on(int kind, int position) {
        return kind | position << 4;
    }

    /** A swap names its positions in ascending order, so that there is one number for it. */
    static int swap(int one, int other) {
        return SWAP | Math.min(one, other) << 4 | Math.max(one, other);
    }

    /** The swap of a position with the next one. */
    static int swapWithNext(int position) {
        return swap(position, Ring.next(position));
    }

    static int deal(Artist up, Artist down) {
        return DEAL | up.ordinal() << 4 | down.ordinal();
    }

    /** Whether a number is a move of this actor at all, allowed or not. */
    static boolean exists(int actor, int move, Terms terms) {
        int first = first(move);
        int second = second(move);
        return switch (kind(move)) {
            case SWAP -> Actor.isSeat(actor) && first < second && second < Ring.POSITIONS;
            case FLIP, USE, LOOK -> Actor.isSeat(actor) && first < Ring.POSITIONS && second == 0;
            case BUY, OK, END, TAKE, RETURN, DECLINE -> Actor.isSeat(actor) && move == kind(move);
            case FIRST -> actor == Actor.CHANCE && first < terms.seats() && second == 0;
            case DEAL -> actor == Actor.CHANCE && isToken(first, second, terms.rosette());
            default -> false;
        };
    }

    private static boolean isToken(int up, int down, Rosette rosette) {
        int artists = Artist.values().length;
        if (up >= artists || down >= artists || down == Artist.CLOWN.ordinal()) return false;
        return rosette.token(Artist.of(up), Artist.of(down)) != Rosette.NO_TOKEN;
    }

    static String write(int move) {
        String name = NAMES[kind(move) >>> 8];
        return switch (kind(move)) {
            case SWAP -> name + " " + (first(move) + 1) + " " + (second(move) + 1);
            case FLIP, USE, LOOK -> name + " " + (first(move) + 1);
            case FIRST -> name + " " + first(move);
            case DEAL -> name + " " + token(Artist.of(first(move)), Artist.of(second(move)));
            default -> name;
        };
    }

    private static String token(Artist up, Artist down) {
        return up == Artist.CLOWN ? down.word() : up.word() + "/" + down.word();
    }

    /** The move that a word names for this actor, or {@link State#NO_MOVE}. */
    static int read(int actor, String word, Terms terms) {
        int move = parse(word);
        return move != State.NO_MOVE && exists(actor, move, terms) ? move : State.NO_MOVE;
    }

    private static int parse(String word) {
        for (int i = BUY >>> 8; i <= DECLINE >>> 8; i++) if (NAMES[i].equals(word)) return i << 8;
        Matcher two = ON_TWO.matcher(word);
        if (two.matches()) return swap(position(two.group(1)), position(two.group(2)));
        Matcher one = ON_ONE.matcher(word);
        if (one.matches()) return on(kindOf(one.group(1)), position(one.group(2)));
        Matcher seat = SEAT.matcher(word);
        if (seat.matches()) return on(FIRST, Integer.parseInt(seat.group(1)));
        Matcher token = TOKEN.matcher(word);
        return token.matches() ? parseToken(token) : State.NO_MOVE;
    }

    private static int parseToken(Matcher token) {
        Optional<Artist> up = Artist.of(Optional.ofNullable(token.group(1)).orElse(Artist.CLOWN.word()));
        Optional<Artist> down = Artist.of(token.group(2));
        return up.isPresent() && down.isPresent() ? deal(up.get(), down.get()) : State.NO_MOVE;
    }

    private static int kindOf(String name) {
        return name.equals("flip") ? FLIP : name.equals("use") ? USE : LOOK;
    }

    private static int position(String word) {
        return Integer.parseInt(word) - 1;
    }
}
