package tablee.pluvionautes.words;

import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Word;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.PluvionautesMove;

/** Moves as words: {@code "move 3.4"}, {@code "set 5"}, {@code "end"}; aims, landings and knocks have words of their own. */
public final class PluvionautesWords {
    private PluvionautesWords() {}

    public static String write(int actor, int move) {
        if (actor == Actor.CHANCE) return outcome(move);
        if (Aim.valid(move)) return Aim.unpack(move).write();
        return PluvionautesMove.valid(move) ? write(move) : "no move " + move;
    }

    private static String outcome(int move) {
        if (Landing.valid(move)) return Landing.unpack(move).write();
        if (Knock.valid(move)) return Knock.unpack(move).write();
        return ChanceMoveWords.write(move);
    }

    private static String write(int move) {
        PluvionautesMove kind = PluvionautesMove.of(move);
        int number = PluvionautesMove.number(move);
        return switch (kind) {
            case SET -> Word.of(kind) + " " + number;
            case END -> Word.of(kind);
            default -> Word.of(kind) + " " + Hex.write(number);
        };
    }

    /** The move of a word, or {@link State#NO_MOVE}. */
    public static int read(int actor, String word) {
        if (actor != Actor.CHANCE) return word.startsWith("throw ") ? Aim.read(word) : read(word);
        int chance = ChanceMoveWords.read(word);
        if (chance != State.NO_MOVE) return chance;
        int landing = Landing.read(word);
        return landing != State.NO_MOVE ? landing : Knock.read(word);
    }

    private static int read(String word) {
        String[] parts = word.split(" ", -1);
        for (PluvionautesMove kind : PluvionautesMove.values()) {
            if (Word.of(kind).equals(parts[0])) return read(kind, parts);
        }
        return State.NO_MOVE;
    }

    private static int read(PluvionautesMove kind, String[] parts) {
        if (kind == PluvionautesMove.END) return parts.length == 1 ? kind.move(0) : State.NO_MOVE;
        if (parts.length != 2) return State.NO_MOVE;
        if (kind == PluvionautesMove.SET) {
            return parts[1].matches("[1-6]") ? kind.move(parts[1].charAt(0) - '0') : State.NO_MOVE;
        }
        int cell = Hex.read(parts[1]);
        return cell == Hex.NONE ? State.NO_MOVE : kind.move(cell);
    }

    /** A word that is nearly a move: cells, faces and aims are what people get wrong. */
    public static Refusal whyNot(String word) {
        String first = word.split(" ", 2)[0];
        for (PluvionautesMove kind : PluvionautesMove.values()) {
            boolean cell = kind != PluvionautesMove.SET && kind != PluvionautesMove.END;
            if (cell && Word.of(kind).equals(first)) return Refusal.of("PLUV-1", "no-such-cell");
        }
        if (word.startsWith("set ")) return Refusal.of("PLUV-20", "no-face-to-set");
        if (word.startsWith("throw ")) return Refusal.of("PLUV-30", "no-such-aim");
        return Refusal.of("TABLE-10", "no-such-move");
    }
}
