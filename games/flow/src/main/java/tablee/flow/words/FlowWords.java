package tablee.flow.words;

import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Word;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Direction;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.Square;
import tablee.flow.rules.Tile;

/** Moves as words: {@code place c4 nes}, {@code play calm-waters}, {@code dice 2 5}. */
public final class FlowWords {
    private FlowWords() {}

    public static String write(int move) {
        if (!FlowMove.wellFormed(move)) return "?" + move;
        String word = Word.of(FlowMove.kind(move));
        int first = FlowMove.first(move);
        return switch (FlowMove.kind(move).arg) {
            case NOTHING -> word;
            case TILE -> word + " " + Tile.at(first).word();
            case CARD -> word + " " + ActionCard.at(first).word();
            case SCENARIO -> word + " " + Scenario.at(first).word();
            case SQUARE -> word + " " + Square.name(first);
            case SQUARE_AND_EDGES ->
                (word + " " + Square.name(first) + " " + Edges.write(FlowMove.second(move))).stripTrailing();
            case DIE -> word + " " + Word.of(FlowMove.Die.at(first));
            case DIRECTION -> word + " " + Word.of(Direction.ALL[first]);
            case NUMBER, FACE -> word + " " + first;
            case TWO_FACES -> word + " " + first + " " + FlowMove.second(move);
        };
    }

    public static int read(String word) {
        String[] parts = word.split(" ", -1);
        int index = Word.index(FlowMove.Kind.values(), parts[0]);
        if (index < 0 || parts.length > 3) return State.NO_MOVE;
        FlowMove.Kind kind = FlowMove.Kind.values()[index];
        int first = parts.length < 2 ? 0 : readFirst(kind.arg, parts[1]);
        int second =
                parts.length < 3 ? 0 : kind.arg == FlowMove.Arg.TWO_FACES ? number(parts[2]) : Edges.read(parts[2]);
        if (first < 0 || second < 0) return State.NO_MOVE;
        int move = FlowMove.of(kind, first, second);
        return FlowMove.wellFormed(move) && write(move).equals(word) ? move : State.NO_MOVE;
    }

    /** What a word lacks that begins like a move. */
    public static Refusal whyNot(String word) {
        int index = Word.index(FlowMove.Kind.values(), word.split(" ", 2)[0]);
        FlowMove.Arg arg = index < 0 ? FlowMove.Arg.NOTHING : FlowMove.Kind.values()[index].arg;
        return switch (arg) {
            case SQUARE, SQUARE_AND_EDGES -> Refusal.of("FLOW-1", "no-such-square");
            case TILE -> Refusal.of("FLOW-4", "no-such-tile");
            case CARD -> Refusal.of("FLOW-6", "no-such-card");
            case DIE -> Refusal.of("FLOW-45", "choose-die");
            case DIRECTION -> Refusal.of("FLOW-77", "no-such-direction");
            default -> Refusal.of("TABLE-10", "no-such-move");
        };
    }

    private static int readFirst(FlowMove.Arg arg, String word) {
        return switch (arg) {
            case NOTHING -> -1;
            case TILE -> Word.index(Tile.values(), word);
            case CARD -> Word.index(ActionCard.values(), word);
            case SCENARIO -> Word.index(Scenario.values(), word);
            case SQUARE, SQUARE_AND_EDGES -> Square.read(word);
            case DIE -> Word.index(FlowMove.Die.values(), word);
            case DIRECTION -> Word.index(Direction.values(), word);
            case NUMBER, FACE, TWO_FACES -> number(word);
        };
    }

    private static int number(String word) {
        return word.matches("\\d") ? word.charAt(0) - '0' : -1;
    }
}
