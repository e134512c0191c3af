package tablee.review;

import tablee.core.FastDice;
import tablee.core.State;

/**
 * Two moves of one moment, played on from again and again, each time in the same world that the seat imagines and with the same luck: what then
 * differs is the move.
 */
final class Comparison<S extends State<S>> {
    /** How many standard errors an interval reaches to each side: 99 of a hundred such intervals hold the truth. */
    private static final double SURE = 2.576;

    private static final int FIRST = 40;
    private static final int AT_ONCE = 8;

    private final Continuations<S> continuations;
    private final Suspect<S> suspect;
    private final int better;
    private final FastDice dice;
    private double sum;
    private double squares;
    private int count;

    /** @param better the move that may be better than the one that was played */
    Comparison(Continuations<S> continuations, Suspect<S> suspect, int better) {
        this.continuations = continuations;
        this.suspect = suspect;
        this.better = better;
        dice = new FastDice(suspect.seed());
    }

    /** Gives up early where the move hardly does better. */
    boolean isDone() {
        return count >= continuations.wanted() || (count == FIRST && isHopeless());
    }

    /** Plays on a few times. */
    void goOn() throws InterruptedException {
        for (int i = 0; i < AT_ONCE && !isDone(); i++) {
            int ahead = continuations.ahead(suspect, better, dice.bits(), dice.bits());
            sum += ahead;
            squares += (double) ahead * ahead;
            count++;
        }
    }

    /** How much better the move does than the one that was played. */
    CostInterval cost() {
        double reach = SURE * error();
        double mean = sum / count;
        return new CostInterval(round(mean), round(mean - reach), round(mean + reach), count);
    }

    private static int round(double permille) {
        return (int) Math.round(permille);
    }

    /** Whether it would be odd to find a clear difference after all. */
    private boolean isHopeless() {
        return sum <= 0 || sum / count + error() < 20;
    }

    private double error() {
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
    }
}
