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
 * Looks closely at moves before they are blamed, one after the other: a deeper search has to know a better one, and equal players who play on from
 * both have to do clearly better with it. A piece of this work is one search, or a few continuations.
 */
final class MoveJudge<S extends State<S>> {
    /** What is less than this is not worth anybody's regret, in thousandths of a win. */
    private static final int LEAST = 30;

    /** Another move, and what is expected of it and of the one that was played. */
    private record Rival(int move, int value, int playedValue) {}

    /** What comes after it; nothing once the move is judged. */
    private interface Piece {
        Optional<Piece> work() throws InterruptedException;
    }

    private final Game<S> game;
    private final int seat;
    private final ReviewDepth depth;
    private final SeatOutlook<S> outlook;
    private final Continuations<S> continuations;
    private Optional<Piece> next = Optional.empty();
    private Optional<TurningPoint> blame = Optional.empty();

    MoveJudge(Game<S> game, S like, int seat, ReviewDepth depth, ReviewProgress progress) {
        this.game = game;
        this.seat = seat;
        this.depth = depth;
        outlook = new SeatOutlook<>(game, like, seat, progress::worked);
        continuations = new Continuations<>(game, like, seat, depth, progress);
    }

    /** Looks at this move from now on. */
    void begin(Suspect<S> suspect) {
        blame = Optional.empty();
        next = Optional.of(() -> search(suspect, Perspective.in(suspect.before(), seat, suspect.at())));
    }

    boolean isDone() {
        return next.isEmpty();
    }

    /** Does the next piece. */
    void goOn() throws InterruptedException {
        next = next.orElseThrow().work();
    }

    /** The move that was looked at, if it is to blame. */
    Optional<TurningPoint> blame() {
        return blame;
    }

    private Optional<Piece> search(Suspect<S> suspect, Perspective<S> eyes) throws InterruptedException {
        int better = outlook.now(eyes, depth.doubt(), suspect.seed()).best(seat).orElse(suspect.move());
        return better == suspect.move() ? Optional.empty() : Optional.of(() -> expect(suspect, eyes, better));
    }

    private Optional<Piece> expect(Suspect<S> suspect, Perspective<S> eyes, int better) throws InterruptedException {
        int value = after(eyes, better, suspect);
        return Optional.of(() -> confirm(suspect, eyes, better, value));
    }

    private Optional<Piece> confirm(Suspect<S> suspect, Perspective<S> eyes, int better, int value)
            throws InterruptedException {
        Rival rival = new Rival(better, value, after(eyes, suspect.move(), suspect));
        if (rival.value - rival.playedValue < LEAST) return Optional.empty();
        Comparison<S> comparison = new Comparison<>(continuations, suspect, better);
        return Optional.of(() -> playOn(suspect, eyes, rival, comparison));
    }

    private Optional<Piece> playOn(Suspect<S> suspect, Perspective<S> eyes, Rival rival, Comparison<S> comparison)
            throws InterruptedException {
        comparison.goOn();
        if (!comparison.isDone()) return Optional.of(() -> playOn(suspect, eyes, rival, comparison));
        CostInterval cost = comparison.cost();
        boolean blamed = cost.isClear() && cost.mean() >= LEAST && cost.continuations() >= depth.continuations();
        if (blamed) blame = Optional.of(turningPoint(suspect, eyes, rival, cost));
        return Optional.empty();
    }

    private TurningPoint turningPoint(Suspect<S> suspect, Perspective<S> eyes, Rival rival, CostInterval cost) {
        return new TurningPoint(
                suspect.entry(),
                suspect.before().write(seat, suspect.move()),
                suspect.before().write(seat, rival.move),
                rival.playedValue,
                rival.value,
                cost,
                reason(eyes, rival.move, suspect));
    }

    /** One's own move is legal in every world that one imagines. */
    private int after(Perspective<S> eyes, int move, Suspect<S> suspect) throws InterruptedException {
        return outlook.after(eyes, seat, move, depth.doubt(), suspect.seed()).orElseThrow();
    }

    private Optional<Reason> reason(Perspective<S> eyes, int move, Suspect<S> suspect) {
        S imagined = eyes.imagine(Memory.PERFECT, new FastDice(suspect.seed()));
        return Knowledges.find(game).flatMap(known -> known.reason(imagined, seat, move));
    }
}
