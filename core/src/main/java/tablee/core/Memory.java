package tablee.core;

/**
 * How well somebody remembers. A game asks once for each fact that this viewer learned, and resamples what is not kept.
 */
@FunctionalInterface
public interface Memory {
    /** Forgets nothing. */
    Memory PERFECT = (age, dice) -> true;

    /** Keeps nothing but what lies open. */
    Memory NONE = (age, dice) -> false;

    /** Whether a fact is still known that was learned this many turns ago. */
    boolean keeps(int age, Dice dice);

    /** Each turn, a fact survives with this chance in a thousand. */
    static Memory fading(int permille) {
        return (age, dice) -> {
            for (int turn = 0; turn < age; turn++) if (dice.roll(1000) >= permille) return false;
            return true;
        };
    }
}
