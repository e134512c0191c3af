package tablee.core;

import java.util.List;

/**
 * One moment of one game as whole numbers, for programs that learn: what a seat may know as a vector of a fixed length, and the
 * seat's moves as numbers of a fixed range. Lives beside the rules and is found by {@link Encoders}.
 *
 * <p>Depends on what the seat may know alone: worlds that the seat cannot tell apart give equal vectors, which the testkit
 * checks. One instance serves one thread, and allocates nothing once it is made. Numbers never change their meaning: a vector
 * that is filled otherwise is a new {@link #version}.
 */
public interface Encoder<S extends State<S>> {
    /** What {@link #number} answers for a move that has none: one that the table plays in a seat's name. */
    int NO_NUMBER = -1;

    /** Some numbers that belong together, under the name by which the game's page for programs explains them. */
    record Span(String name, int count) {
        /** The first number of each of these, and one more than the last. */
        public static int[] firsts(List<Span> spans) {
            int[] firsts = new int[spans.size() + 1];
            for (int i = 0; i < spans.size(); i++)
                firsts[i + 1] = firsts[i] + spans.get(i).count();
            return firsts;
        }
    }

    /** The id of the game. */
    String game();

    /** Counts up whenever a number means something else than before. */
    int version();

    /** What the vector is made of, in its order. */
    List<Span> vector();

    /** What the numbers of moves are made of, in their order. */
    List<Span> actions();

    /** Fills in the vector of what this seat may know; the array has exactly {@link #length} places. */
    void observe(S state, int seat, int[] out);

    /** The number of a move of this seat; moves that are legal at one moment have different numbers, aims by what they are aimed at. */
    int number(S state, int seat, int move);

    /** The move that a number stands for, or {@link State#NO_MOVE}; whether it is legal now is another question. */
    int move(S state, int seat, int number);

    /** Whether a match is played by the usual numbers and options, which is what weights are taught and judged with. */
    default boolean usual(S state) {
        return true;
    }

    default int length() {
        return sum(vector());
    }

    /** How many numbers of moves there are. */
    default int actionCount() {
        return sum(actions());
    }

    private static int sum(List<Span> spans) {
        int sum = 0;
        for (Span span : spans) sum += span.count();
        return sum;
    }
}
