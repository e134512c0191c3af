package tablee.flow.rules;

/**
 * Moves as numbers. A number holds what is done, and up to two arguments of a byte each; seats, chance
 * and the clock share one vocabulary. Logs hold the numbers: what is new is added at the end, here and among tiles, cards and
 * scenarios, and nothing is ever moved.
 */
public final class FlowMove {
    public enum Kind {
        // A seat's:
        START(Arg.NOTHING),
        DRAW(Arg.NOTHING),
        TAKE(Arg.TILE),
        PLAY(Arg.CARD),
        PLACE(Arg.SQUARE_AND_EDGES),
        SWAP(Arg.NOTHING),
        DISCARD(Arg.NOTHING),
        REMOVE(Arg.SQUARE),
        PROTECT(Arg.SQUARE),
        LIFT(Arg.SQUARE),
        PICK(Arg.TILE),
        ROLL(Arg.DIE),
        BOAT(Arg.DIRECTION),
        // The clock's:
        TIME(Arg.NOTHING),
        // Chance's:
        SCENARIO(Arg.SCENARIO),
        FIRST(Arg.NUMBER),
        TILE(Arg.TILE),
        CARD(Arg.CARD),
        DICE(Arg.TWO_FACES),
        WHITE(Arg.FACE),
        BLACK(Arg.FACE),
        // The table's, in the name of a seat (TABLE-27):
        TOGETHER(Arg.NOTHING);

        public final Arg arg;

        Kind(Arg arg) {
            this.arg = arg;
        }
    }

    public enum Arg {
        NOTHING,
        TILE,
        CARD,
        SCENARIO,
        SQUARE,
        SQUARE_AND_EDGES,
        DIE,
        DIRECTION,
        NUMBER,
        FACE,
        TWO_FACES
    }

    /** The two dice of a wave (FLOW-2). */
    public enum Die {
        WHITE,
        BLACK;

        private static final Die[] ALL = values();

        public static Die at(int index) {
            return ALL[index];
        }
    }

    private static final Kind[] KINDS = Kind.values();

    private FlowMove() {}

    public static int of(Kind kind, int first, int second) {
        return kind.ordinal() << 16 | first << 8 | second;
    }

    public static int of(Kind kind, int first) {
        return of(kind, first, 0);
    }

    public static int of(Kind kind) {
        return of(kind, 0, 0);
    }

    static int place(int square, int edges) {
        return of(Kind.PLACE, square, edges);
    }

    /** What a well-formed move does. */
    public static Kind kind(int move) {
        return KINDS[move >> 16];
    }

    public static int first(int move) {
        return move >> 8 & 0xFF;
    }

    public static int second(int move) {
        return move & 0xFF;
    }

    /** Whether a number is a move at all, possible now or not. */
    public static boolean wellFormed(int move) {
        if (move < 0 || move >> 16 >= KINDS.length) return false;
        int first = first(move);
        int second = second(move);
        return switch (kind(move).arg) {
            case NOTHING -> first == 0 && second == 0;
            case TILE -> first < Tile.KINDS && second == 0;
            case CARD -> first < ActionCard.KINDS && second == 0;
            case SCENARIO -> first < Scenario.KINDS && second == 0;
            case SQUARE -> first < Square.COUNT && second == 0;
            case SQUARE_AND_EDGES -> first < Square.COUNT && second <= Edges.ALL;
            case DIE -> first < 2 && second == 0;
            case DIRECTION -> first < 4 && second == 0;
            case NUMBER -> first < FlowRules.MOST_SEATS && second == 0;
            case FACE -> first >= 1 && first <= Square.FACES && second == 0;
            case TWO_FACES -> first >= 1 && first <= Square.FACES && second >= 1 && second <= Square.FACES;
        };
    }
}
