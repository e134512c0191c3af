package tablee.review;

import java.util.Optional;
import tablee.bots.SeatOutlook;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledges;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.Reason;
import tablee.core.State;

/**
 * Looks closely at a move before it is blamed: a deeper search has to know a better one, and equal players who play on from both have to do
 * clearly better with it.
 */
final class MoveJudge<S extends State<S>> {
    /** What is less than this is not worth anybody's regret, in thousandths of a win. */
    private static final int LEAST = 30;

    private final Game<S> game;
    private final int seat;
    private final ReviewDepth depth;
    private final SeatOutlook<S> outlook;
    private final Continuations<S> continuations;

    MoveJudge(Game<S> game, S like, int seat, ReviewDepth depth, ReviewProgress progress) {
        this.game = game;
        this.seat = seat;
        this.depth = depth;
        outlook = new SeatOutlook<>(game, like, seat);
        continuations = new Continuations<>(game, like, seat, depth, progress);
    }

    Optional<TurningPoint> judge(Suspect<S> suspect) throws InterruptedException {
        Perspective<S> eyes = Perspective.in(suspect.before(), seat, suspect.at());
        int better = outlook.now(eyes, depth.doubt(), suspect.seed()).best(seat).orElse(suspect.move());
        if (better == suspect.move()) return Optional.empty();
        int betterValue = after(eyes, better, suspect);
        int playedValue = after(eyes, suspect.move(), suspect);
        if (betterValue - playedValue < LEAST) return Optional.empty();
        CostInterval cost = continuations.compare(suspect, better);
        boolean blamed = cost.isClear() && cost.mean() >= LEAST && cost.continuations() >= depth.continuations();
        if (!blamed) return Optional.empty();
        S before = suspect.before();
        return Optional.of(new TurningPoint(
                suspect.entry(),
                before.write(seat, suspect.move()),
                before.write(seat, better),
                playedValue,
                betterValue,
                cost,
                reason(eyes, better, suspect)));
    }

    /** One's own move is legal in every world that one imagines. */
    private int after(Perspective<S> eyes, int move, Suspect<S> suspect) {
        return outlook.after(eyes, seat, move, depth.doubt(), suspect.seed()).orElseThrow();
    }

    private Optional<Reason> reason(Perspective<S> eyes, int move, Suspect<S> suspect) {
        S imagined = eyes.imagine(Memory.PERFECT, new FastDice(suspect.seed()));
        return Knowledges.find(game).flatMap(known -> known.reason(imagined, seat, move));
    }
}
