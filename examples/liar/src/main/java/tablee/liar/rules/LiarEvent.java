package tablee.liar.rules;

import java.util.List;

/** What is told, each with a sentence among the words. What only one player may know has a twin for all others. */
public sealed interface LiarEvent {
    /** For the player whose die it is. */
    record Rolled(int seat, int face) implements LiarEvent {}

    /** For all others: a die was rolled, and nobody knows what it shows. */
    record RolledHidden(int seat) implements LiarEvent {}

    record Bid(int seat, int count, int face) implements LiarEvent {}

    /** All cups are lifted. */
    record Doubted(int seat, int count, int face, List<Integer> shown) implements LiarEvent {}

    record DieLost(int seat, int left) implements LiarEvent {}

    record Won(int seat) implements LiarEvent {}
}
