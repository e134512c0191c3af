package tablee.pluvionautes.words;

import tablee.core.State;
import tablee.core.Word;
import tablee.pluvionautes.rules.ChanceMove;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Piece;

/**
 * What chance draws at set-up, as words: {@code "lay plain 1 1"}, {@code "seed 517"}, {@code "missions squares"}, {@code "mission
 * circle-a"}, {@code "first 2"}.
 */
final class ChanceMoveWords {
    private ChanceMoveWords() {}

    static String write(int move) {
        if (!ChanceMove.valid(move)) return "no move " + move;
        ChanceMove chance = ChanceMove.of(move);
        int number = ChanceMove.number(move);
        String named =
                switch (chance) {
                    case LAY -> Piece.write(number);
                    case SEED, FIRST -> Integer.toString(number);
                    case MISSIONS -> Word.of(MissionSet.of(number));
                    case MISSION -> Word.of(Mission.of(number));
                };
        return Word.of(chance) + " " + named;
    }

    /** The move of a word, or {@link State#NO_MOVE}. */
    static int read(String word) {
        for (ChanceMove chance : ChanceMove.values()) {
            String verb = Word.of(chance) + " ";
            if (word.startsWith(verb)) return read(chance, word, word.substring(verb.length()));
        }
        return State.NO_MOVE;
    }

    private static int read(ChanceMove chance, String word, String named) {
        int number =
                switch (chance) {
                    case LAY -> Piece.read(named);
                    case SEED, FIRST -> named.matches("\\d{1,4}") ? Integer.parseInt(named) : ChanceMove.NUMBERS;
                    case MISSIONS -> ordinal(MissionSet.values(), named);
                    case MISSION -> ordinal(Mission.values(), named);
                };
        int move = number < ChanceMove.NUMBERS ? chance.move(number) : State.NO_MOVE;
        return ChanceMove.valid(move) && write(move).equals(word) ? move : State.NO_MOVE;
    }

    private static int ordinal(Enum<?>[] things, String named) {
        for (Enum<?> thing : things) {
            if (Word.of(thing).equals(named)) return thing.ordinal();
        }
        return ChanceMove.NUMBERS;
    }
}
