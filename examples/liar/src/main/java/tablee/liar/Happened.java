package tablee.liar;

import java.util.List;

/** What is told, each with a sentence among the words. What only one player may know has a twin for all others. */
sealed interface Happened {
    /** For the player whose die it is. */
    record Rolled(int seat, int face) implements Happened {}

    /** For all others: a die was rolled, and nobody knows what it shows. */
    record RolledHidden(int seat) implements Happened {}

    record Bid(int seat, int count, int face) implements Happened {}

    /** All cups are lifted. */
    record Doubted(int seat, int count, int face, List<Integer> shown) implements Happened {}

    record DieLost(int seat, int left) implements Happened {}

    record Won(int seat) implements Happened {}
}
