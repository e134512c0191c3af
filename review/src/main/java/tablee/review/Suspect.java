package tablee.review;

import tablee.core.State;

/**
 * A decision that may have cost something.
 *
 * @param before the moment of the decision
 * @param seed what chance is drawn from when it is looked at again
 * @param cost what it seems to have cost at first sight, in thousandths of a win
 */
record Suspect<S extends State<S>>(int entry, S before, long at, long seed, int move, int cost) {
    Suspect<S> costing(int permille) {
        return new Suspect<>(entry, before, at, seed, move, permille);
    }
}
