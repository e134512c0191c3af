package tablee.core;

import java.util.ArrayList;
import java.util.List;

/**
 * What the outcome that CHANCE brings now is for, named by the game: a piece of a stock, or dice of a purpose, round and seat. Matches
 * with one seed then meet the same pieces and the same dice, whatever was played in between ({@link Header#STREAMS}).
 *
 * <p>A game that names nothing has one stream for all, so that its outcomes are numbered through.
 */
public final class Stream {
    /** What outcomes are for where the game does not say. */
    public static final String UNNAMED = "chance";

    /**
     * A kind of piece that lies in the stock.
     *
     * @param count how many of them are left
     * @param move the outcome if it is drawn, or {@link State#NO_MOVE} if something else is asked for now
     */
    public record Piece(int piece, int count, int move) {}

    /**
     * Something that is rolled, thrown or tossed, for the first time in this round by this seat or once more.
     *
     * @param faces how many sides it has, all alike; 0: the weights of the odds decide
     */
    public record Die(String purpose, int round, int seat, int faces) {
        /** What it has in common with others that are counted together with it. */
        Die counted() {
            return new Die(purpose, round, seat, 0);
        }
    }

    private static final List<Die> ONE_FOR_ALL = List.of(new Die(UNNAMED, 0, 0, 0));

    private final List<Piece> pieces = new ArrayList<>();
    private final List<Die> dice = new ArrayList<>();
    private String stock = "";

    /** What this state names. */
    static Stream of(ReadableState state) {
        Stream stream = new Stream();
        state.stream(stream);
        return stream;
    }

    /** A piece is drawn from this stock and not put back; all its pieces follow, each kind once. */
    public void stock(String purpose) {
        stock = purpose;
    }

    /** A piece is drawn from this stock, in which each outcome is a kind of piece, and its weight is how many of them are left. */
    public void stock(String purpose, ReadableState state) {
        stock(purpose);
        Odds odds = new Odds();
        state.odds(odds);
        for (int i = 0; i < odds.size(); i++) piece(odds.move(i), odds.weight(i), odds.move(i));
    }

    /** How many pieces of a kind are left, and one of them is what this move says. */
    public void piece(int piece, int count, int move) {
        if (count > 0) pieces.add(new Piece(piece, count, move));
    }

    /** The outcome comes from this purpose's dice by the weights of the odds, or from the chance source that they name. */
    public void roll(String purpose, int round, int seat) {
        die(purpose, round, seat, 0);
    }

    /**
     * A die of several that fall together: the outcomes of the odds count through all they can show, the last die changing fastest. Each
     * has its own purpose, so that somebody who rolls just one of them rolls the same face.
     */
    public void die(String purpose, int round, int seat, int faces) {
        dice.add(new Die(purpose, round, seat, faces));
    }

    /** The stock that a piece is drawn from, or empty. */
    public String stock() {
        return stock;
    }

    public List<Piece> pieces() {
        return pieces;
    }

    /** What is rolled; only where nothing is drawn from a stock. */
    public List<Die> dice() {
        return dice.isEmpty() ? ONE_FOR_ALL : dice;
    }
}
