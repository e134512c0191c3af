package tablee.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tablee.core.Dice;
import tablee.core.State;

/** Moves that somebody might try: numbers near the listed ones, and words like theirs. */
final class UnlistedMoves {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -.,";
    private static final int NUMBERS = 8;
    private static final int WORDS = 8;

    private UnlistedMoves() {}

    /** Whole numbers, of which some may be legal moves. */
    static Set<Integer> near(State<?> state, int actor, int[] listed, Dice dice) {
        Set<Integer> odd =
                new LinkedHashSet<>(List.of(0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, dice.roll(1 << 20)));
        for (int i = 0; i < NUMBERS && listed.length > 0; i++) {
            int move = listed[dice.roll(listed.length)];
            odd.add(dice.roll(2) == 0 ? move + dice.roll(9) - 4 : move ^ 1 << dice.roll(24));
        }
        for (String word : words(state, actor, listed, dice)) {
            int move = state.read(actor, word);
            if (move != State.NO_MOVE) odd.add(move);
        }
        return odd;
    }

    /** Words with a letter too many, too few or another one, and the words of two moves mixed. */
    static List<String> words(State<?> state, int actor, int[] listed, Dice dice) {
        List<String> words = new ArrayList<>(List.of("", " ", "-1", "no such move", "0 0", "2147483648", "é"));
        for (int i = 0; i < WORDS && listed.length > 0; i++) {
            String word = state.write(actor, listed[dice.roll(listed.length)]);
            String other = state.write(actor, listed[dice.roll(listed.length)]);
            words.add(mutated(word, dice));
            words.add(mixed(word, other, dice));
        }
        return words;
    }

    private static String mutated(String word, Dice dice) {
        int place = dice.roll(word.length() + 1);
        char letter = LETTERS.charAt(dice.roll(LETTERS.length()));
        int cut = Math.min(word.length(), place + dice.roll(2));
        String inserted = dice.roll(3) == 0 ? "" : String.valueOf(letter);
        return word.substring(0, place) + inserted + word.substring(cut);
    }

    private static String mixed(String one, String other, Dice dice) {
        String[] mine = one.split(" ");
        String[] theirs = other.split(" ");
        for (int i = 0; i < Math.min(mine.length, theirs.length); i++) if (dice.roll(2) == 0) mine[i] = theirs[i];
        return String.join(" ", mine);
    }
}
