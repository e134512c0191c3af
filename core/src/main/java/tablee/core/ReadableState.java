package tablee.core;

import java.util.Optional;

/**
 * What can be asked of a {@link State} without changing it. A {@link Match} lends its own state as one of these, so that nobody copies a
 * state to read a word of it.
 */
public interface ReadableState {
    int seats();

    /** The side a seat plays for; seats of one side win and lose together. */
    int side(int seat);

    /**
     * The set of actors the game waits for, 0 when it is over. CHANCE never shares it with anybody. CLOCK is in it while
     * {@link #dueAt} is not {@link State#NEVER}.
     */
    long toAct();

    /** Whether this actor may play this move now. Decides, also for moves that a sample does not list. */
    boolean legal(int actor, int move);

    /** Adds all legal moves of an actor but CHANCE, in a fixed order; or some, {@linkplain Moves#sample marked} as a sample. */
    void moves(int actor, Moves out);

    /**
     * What the table plays, in the name of some seat, where all seats wait for the same thing and everybody is ready
     * (TABLE-27): legal for each of them and listed for none, so that it is told as nobody's in particular. {@link State#NO_MOVE}
     * where there is no such thing.
     */
    default int together() {
        return State.NO_MOVE;
    }

    /** The possible outcomes of CHANCE and their weights, in a fixed order. */
    void odds(Odds out);

    /**
     * What the outcome that CHANCE brings now is for: a piece of a stock or a die, of the same chance as in the odds. Games that several tables
     * play with one seed name it, so that all of them draw the same.
     */
    default void stream(Stream out) {}

    /** Game time in milliseconds at which CLOCK acts, or {@link State#NEVER}. */
    default long dueAt() {
        return State.NEVER;
    }

    /** Why a move that is not legal is refused: the first broken rule, and what stands in the way. */
    Refusal why(int actor, int move);

    /** Whether people may talk now; false closes chat and pings. */
    default boolean talk() {
        return true;
    }

    /**
     * The rank of each seat once the game is over, 1 being best; equal ranks share. Where all play together, 1 is a win
     * and 2 a loss for all.
     */
    int[] ranks();

    /**
     * The final count, itemised, as it would be now, also of what is still hidden: players are shown it at the end only. The lab reads
     * it after every round, to say who is ahead.
     */
    Count count();

    /** All that this viewer may know now, and nothing else: a record of plain data. */
    Record view(int viewer);

    /**
     * What follows from this viewer's view by the rules, worked out for those who draw it and hold no rules: a record of plain data, or
     * nothing. It lies beside the view, so that views stay as they were stored and recorded.
     */
    default Optional<Record> figures(int viewer) {
        return Optional.empty();
    }

    /** Everything, as a record of plain data: numbers, strings, enums, booleans, lists and records of those. */
    Record position();

    /**
     * How far back this viewer may be shown the record of the game again: how many of the last entries in effect. Games of
     * memory do not let people read up on what they forgot. Counted from the end, so that it also holds in a match that
     * started from a position.
     */
    default int lookBack(int viewer) {
        return Integer.MAX_VALUE;
    }

    /** The word for a move, legal or not, of the form documented for the game. */
    String write(int actor, int move);

    /** The move that a word names, or {@link State#NO_MOVE}. {@code read(a, write(a, m)) == m}. */
    int read(int actor, String word);

    /** Why a word that {@link #read} knows no move for is refused: a near miss deserves a sentence of its own. */
    default Refusal whyNot(int actor, String word) {
        return TableRule.WORD.refuse("no-such-move");
    }

    /** The whole state drawn with letters, for tests and people who like terminals. */
    String draw();
}
