package tablee.pluvionautes.words;

import tablee.core.State;
import tablee.core.Word;
import tablee.pluvionautes.rules.Draw;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Piece;

/**
 * What chance draws at set-up, as words: {@code "lay plain 1 1"}, {@code "seed 517"}, {@code "missions squares"}, {@code "mission
 * circle-a"}, {@code "first 2"}.
 */
final class DrawWords {
    private DrawWords() {}

    static String write(int move) {
        if (!Draw.valid(move)) return "no move " + move;
        Draw draw = Draw.of(move);
        int number = Draw.number(move);
        String named =
                switch (draw) {
                    case LAY -> Piece.write(number);
                    case SEED, FIRST -> Integer.toString(number);
                    case MISSIONS -> Word.of(MissionSet.of(number));
                    case MISSION -> Word.of(Mission.of(number));
                };
        return Word.of(draw) + " " + named;
    }

    /** The move of a word, or {@link State#NO_MOVE}. */
    static int read(String word) {
        for (Draw draw : Draw.values()) {
            String verb = Word.of(draw) + " ";
            if (word.startsWith(verb)) return read(draw, word, word.substring(verb.length()));
        }
        return State.NO_MOVE;
    }

    private static int read(Draw draw, String word, String named) {
        int number =
                switch (draw) {
                    case LAY -> Piece.read(named);
                    case SEED, FIRST -> named.matches("\\d{1,4}") ? Integer.parseInt(named) : Draw.NUMBERS;
                    case MISSIONS -> ordinal(MissionSet.values(), named);
                    case MISSION -> ordinal(Mission.values(), named);
                };
        int move = number < Draw.NUMBERS ? draw.move(number) : State.NO_MOVE;
        return Draw.valid(move) && write(move).equals(word) ? move : State.NO_MOVE;
    }

    private static int ordinal(Enum<?>[] things, String named) {
        for (Enum<?> thing : things) {
            if (Word.of(thing).equals(named)) return thing.ordinal();
        }
        return Draw.NUMBERS;
    }
}
