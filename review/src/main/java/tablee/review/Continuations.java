package tablee.review;

import tablee.bots.EqualPlay;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/**
 * Plays on from two moves of one moment, each time in the same world that the seat imagines and with the same luck, between equal players:
 * what then differs is the move.
 */
final class Continuations<S extends State<S>> {
    /** How many standard errors an interval reaches to each side: 99 of a hundred such intervals hold the truth. */
    private static final double SURE = 2.576;

    private static final int FIRST = 40;

    private final ReviewDepth depth;
    private final int seat;
    private final ReviewProgress progress;
    private final EqualPlay<S> play;

    Continuations(Game<S> game, S like, int seat, ReviewDepth depth, ReviewProgress progress) {
        this.depth = depth;
        this.progress = progress;
        this.seat = seat;
        play = new EqualPlay<>(game, depth.level(), depth.thought(), depth.decisions(), like);
    }

    /** How much better the second move does than the one that was played. It gives up early where that is hardly so. */
    CostInterval compare(Suspect<S> suspect, int better) throws InterruptedException {
        FastDice dice = new FastDice(suspect.seed());
        double sum = 0;
        double squares = 0;
        int count = 0;
        while (count < depth.continuations() && !(count == FIRST && isHopeless(sum, squares, count))) {
            progress.worked();
            long world = dice.bits();
            long luck = dice.bits();
            double ahead = result(suspect, better, world, luck) - result(suspect, suspect.move(), world, luck);
            sum += ahead;
            squares += ahead * ahead;
            count++;
        }
        double reach = SURE * error(sum, squares, count);
        double mean = sum / count;
        return new CostInterval(round(mean), round(mean - reach), round(mean + reach), count);
    }

    private static int round(double permille) {
        return (int) Math.round(permille);
    }

    /** Whether it would be odd to find a clear difference after all. */
    private static boolean isHopeless(double sum, double squares, int count) {
        return sum <= 0 || sum / count + error(sum, squares, count) < 20;
    }

    private static double error(double sum, double squares, int count) {
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1));
    }

    private int result(Suspect<S> suspect, int move, long world, long luck) {
        Perspective<S> eyes = Perspective.in(suspect.before(), seat, suspect.at());
        S imagined = eyes.imagine(Memory.PERFECT, new FastDice(world));
        imagined.play(seat, move, suspect.at(), Told.DEAF);
        return play.finish(imagined, suspect.at(), seat, luck);
    }
}
