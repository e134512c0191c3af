package tablee.flow;

import tablee.core.Refusal;
import tablee.core.State;

/**
 * Moves as numbers and as words. The number holds what is done, and up to two arguments of a byte each; seats, chance
 * and the clock share one vocabulary. Logs hold the numbers: what is new is added at the end, here and among tiles, cards and
 * scenarios, and nothing is ever moved.
 */
final class FlowMove {
    enum Kind {
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

        private final Arg arg;

        Kind(Arg arg) {
            this.arg = arg;
        }
    }

    private enum Arg {
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
    enum Die {
        WHITE,
        BLACK;

        private static final Die[] ALL = values();

        static Die at(int index) {
            return ALL[index];
        }
    }

    private static final Kind[] KINDS = Kind.values();

    private FlowMove() {}

    static int of(Kind kind, int first, int second) {
        return kind.ordinal() << 16 | first << 8 | second;
    }

    static int of(Kind kind, int first) {
        return of(kind, first, 0);
    }

    static int of(Kind kind) {
        return of(kind, 0, 0);
    }

    static int place(int square, int edges) {
        return of(Kind.PLACE, square, edges);
    }

    /** What a well-formed move does. */
    static Kind kind(int move) {
        return KINDS[move >> 16];
    }

    static int first(int move) {
        return move >> 8 & 0xFF;
    }

    static int second(int move) {
        return move & 0xFF;
    }

    /** Whether a number is a move at all, possible now or not. */
    static boolean wellFormed(int move) {
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
            case NUMBER -> first < Flow.MOST_SEATS && second == 0;
            case FACE -> first >= 1 && first <= Square.FACES && second == 0;
            case TWO_FACES -> first >= 1 && first <= Square.FACES && second >= 1 && second <= Square.FACES;
        };
    }

    static String write(int move) {
        if (!wellFormed(move)) return "?" + move;
        String word = Words.of(kind(move));
        int first = first(move);
        return switch (kind(move).arg) {
            case NOTHING -> word;
            case TILE -> word + " " + Tile.at(first).word();
            case CARD -> word + " " + ActionCard.at(first).word();
            case SCENARIO -> word + " " + Scenario.at(first).word();
            case SQUARE -> word + " " + Square.name(first);
            case SQUARE_AND_EDGES ->
                (word + " " + Square.name(first) + " " + Edges.write(second(move))).stripTrailing();
            case DIE -> word + " " + Words.of(Die.at(first));
            case DIRECTION -> word + " " + Words.of(Direction.ALL[first]);
            case NUMBER, FACE -> word + " " + first;
            case TWO_FACES -> word + " " + first + " " + second(move);
        };
    }

    static int read(String word) {
        String[] parts = word.split(" ", -1);
        int index = Words.index(KINDS, parts[0]);
        if (index < 0 || parts.length > 3) return State.NO_MOVE;
        Kind kind = KINDS[index];
        int first = parts.length < 2 ? 0 : readFirst(kind.arg, parts[1]);
        int second = parts.length < 3 ? 0 : kind.arg == Arg.TWO_FACES ? number(parts[2]) : Edges.read(parts[2]);
        if (first < 0 || second < 0) return State.NO_MOVE;
        int move = of(kind, first, second);
        return wellFormed(move) && write(move).equals(word) ? move : State.NO_MOVE;
    }

    /** What a word lacks that begins like a move. */
    static Refusal whyNot(String word) {
        int index = Words.index(KINDS, word.split(" ", 2)[0]);
        Arg arg = index < 0 ? Arg.NOTHING : KINDS[index].arg;
        return switch (arg) {
            case SQUARE, SQUARE_AND_EDGES -> Refusal.of("FLOW-1", "no-such-square");
            case TILE -> Refusal.of("FLOW-4", "no-such-tile");
            case CARD -> Refusal.of("FLOW-6", "no-such-card");
            case DIE -> Refusal.of("FLOW-45", "choose-die");
            case DIRECTION -> Refusal.of("FLOW-77", "no-such-direction");
            default -> Refusal.of("TABLE-10", "no-such-move");
        };
    }

    private static int readFirst(Arg arg, String word) {
        return switch (arg) {
            case NOTHING -> -1;
            case TILE -> Words.index(Tile.values(), word);
            case CARD -> Words.index(ActionCard.values(), word);
            case SCENARIO -> Words.index(Scenario.values(), word);
            case SQUARE, SQUARE_AND_EDGES -> Square.read(word);
            case DIE -> Words.index(Die.values(), word);
            case DIRECTION -> Words.index(Direction.values(), word);
            case NUMBER, FACE, TWO_FACES -> number(word);
        };
    }

    private static int number(String word) {
        return word.matches("\\d") ? word.charAt(0) - '0' : -1;
    }
}
