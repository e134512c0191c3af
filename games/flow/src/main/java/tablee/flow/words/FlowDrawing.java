package tablee.flow.words;

import tablee.core.Word;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Animal;
import tablee.flow.rules.Board;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/**
 * The board in letters: {@code C D K L} are cat, dog, capybara and lemur, {@code @} is the Boat or {@code ^ > v <} its
 * single path, double lines are tiles with obstacles, {@code #} is a Scenario obstacle, {@code '} a Bird token.
 */
public final class FlowDrawing {
    /** By open edges, north 1, east 2, south 4, west 8. */
    public static final String CHANNELS = "   └ │┌├ ┘─┴┐┤┬┼";

    public static final String DEAD_ENDS = "   ╚ ║╔╠ ╝═╩╗╣╦╬";
    public static final String BOATS = " ^> v   <      @";
    static final String ANIMALS = "CDKL";
    static final char EMPTY = '.';
    public static final char SOLID = '#';
    public static final char BIRD = '\'';

    private FlowDrawing() {}

    public static String of(FlowState s) {
        StringBuilder text = new StringBuilder(board(s.board));
        text.append(Word.of(s.phase)).append(", seat ").append(s.seat);
        text.append(", round ").append(s.round).append(", turns taken ").append(s.taken);
        if (s.deadline != FlowState.NEVER) text.append(", until ").append(s.deadline);
        if (s.overtime) text.append(", overtime");
        if (s.calm) text.append(", calm waters");
        if (s.carded) text.append(", card played");
        if (s.held >= 0) text.append(", in play: ").append(Tile.at(s.held).word());
        text.append('\n');
        if (s.scenarios != 0) line(text, "scenarios", s.scenarios, Scenario.values());
        text.append("face down: ").append(Stock.size(s.pile)).append('\n');
        if (s.revealed != 0) line(text, "revealed", s.revealed, Tile.values());
        if (s.discard != 0) line(text, "discarded", s.discard, Tile.values());
        for (int seat = 0; seat < s.hands.length; seat++)
            line(text, "hand " + seat, s.hands[seat], ActionCard.values());
        return text.toString();
    }

    private static void line(StringBuilder text, String name, long stock, Enum<?>[] kinds) {
        text.append(name).append(':');
        for (int kind = 0; kind < Long.BYTES; kind++) {
            int count = Stock.count(stock, kind);
            if (count > 0) text.append(' ').append(Word.of(kinds[kind]));
            if (count > 1) text.append(" ×").append(count);
        }
        text.append('\n');
    }

    public static String board(Board board) {
        StringBuilder text = new StringBuilder("  a b c d e f g\n");
        for (int row = 0; row < Square.SIDE; row++) {
            StringBuilder line = new StringBuilder(Integer.toString(row + 1));
            for (int column = 0; column < Square.SIDE; column++) {
                int square = row * Square.SIDE + column;
                boolean bird = column > 0 && Square.in(board.birds(), square - 1);
                line.append(bird ? BIRD : ' ').append(letter(board, square));
            }
            if (Square.in(board.birds(), row * Square.SIDE + Square.SIDE - 1)) line.append(BIRD);
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private static char letter(Board board, int square) {
        int edges = board.edges(square);
        if (square == Square.BOAT) return BOATS.charAt(edges);
        if (Square.in(Square.ANIMALS, square)) {
            return ANIMALS.charAt(Animal.first(Square.bit(square)).ordinal());
        }
        if (Square.in(board.solid(), square)) return SOLID;
        if (edges == Edges.NONE) return EMPTY;
        return (Square.in(board.deadEnds(), square) ? DEAD_ENDS : CHANNELS).charAt(edges);
    }
}
