package tablee.liar.rules;

/** Moves as numbers: a bid is {@code count * 16 + face}, to doubt is 0. Of chance a move is the face of the next die. */
public final class LiarMove {
    public static final int DOUBT = 0;

    private static final int SHIFT = 4;
    private static final int MASK = 15;

    private LiarMove() {}

    public static int bid(int count, int face) {
        return count << SHIFT | face;
    }

    public static int count(int bid) {
        return bid >> SHIFT;
    }

    public static int face(int bid) {
        return bid & MASK;
    }

    static boolean isFace(int number) {
        return number >= 1 && number <= LiarRules.FACES;
    }

    static boolean isBid(int move) {
        return move > 0 && isFace(face(move)) && count(move) >= 1;
    }
}
