package tablee.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tablee.bots.SearchReward;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Viewer;

/**
 * Makes the review of a match that is over for one seat: first the curve, entry by entry, then a closer look at the moves that seem to have
 * cost most. What was taken back is left out.
 */
public final class MatchReview<S extends State<S>> {
    /** What a move has to have cost at first sight to be looked at closely, in thousandths of a win. */
    private static final int SUSPICIOUS = 25;

    private final Match<S> match;
    private final int seat;
    private final ReviewDepth depth;
    private final ReviewProgress progress;
    private final SeatCurve<S> curve;
    private final List<ReviewPoint> points = new ArrayList<>();
    private final List<Suspect<S>> decisions = new ArrayList<>();

    private MatchReview(Match<S> match, int seat, ReviewDepth depth, ReviewProgress progress) {
        this.match = match;
        this.seat = seat;
        this.depth = depth;
        this.progress = progress;
        S first = Match.open(match.game(), match.header()).state();
        curve = new SeatCurve<>(match.game(), first, seat, depth.curve());
    }

    /** Stops where its thread is interrupted: nobody waits for it any more. */
    public static <S extends State<S>> Review of(Match<S> match, int seat, ReviewDepth depth, ReviewProgress progress)
            throws InterruptedException {
        if (!match.over()) throw new IllegalArgumentException("only a match that is over is reviewed");
        return new MatchReview<>(match, seat, depth, progress).make();
    }

    private Review make() throws InterruptedException {
        int start = curve.value();
        List<RecordLine> lines = match.record(Viewer.ALL);
        progress.started(start, lines.size());
        for (RecordLine line : lines) {
            progress.worked();
            Entry entry = match.log().get(line.version());
            add(curve.follow(line.version(), entry, result()));
            curve.decision().ifPresent(decisions::add);
        }
        if (!curve.over()) endByTable();
        List<Suspect<S>> suspects = suspects();
        List<TurningPoint> turningPoints = turningPoints(suspects);
        return new Review(
                seat,
                match.reading().seats(),
                depth.level(),
                match.ranks().isPresent(),
                decisions.size(),
                suspects.size(),
                lost(),
                ReviewShares.of(start, points),
                points,
                turningPoints);
    }

    private void add(ReviewPoint point) {
        points.add(point);
        progress.reached(point);
    }

    /** At first sight, without asking whether it was more than noise: over many moves the noise is the same for all. */
    private int lost() {
        return decisions.stream().mapToInt(each -> Math.max(0, each.cost())).sum();
    }

    /** An abandoned match brings nobody anything, and so what could be expected stands. */
    private int result() {
        return match.ranks()
                .map(ranks -> SearchReward.permille(match.reading(), ranks, seat))
                .orElse(curve.value());
    }

    /** A seat that gave up or was too late has decided the rest. */
    private void endByTable() {
        int last = match.version() - 1;
        Entry entry = match.log().get(last);
        if (entry.actor() != Actor.TABLE || match.ranks().isEmpty()) return;
        int loser = TableMove.of(entry.move()).orElseThrow().arg();
        add(new ReviewPoint(last, loser, ReviewCause.of(loser, seat), result(), result() - curve.value(), 0));
    }

    private List<Suspect<S>> suspects() {
        return decisions.stream()
                .filter(each -> each.cost() >= SUSPICIOUS)
                .sorted(Comparator.comparingInt((Suspect<S> each) -> each.cost())
                        .reversed()
                        .thenComparingInt(Suspect::entry))
                .limit(depth.suspects())
                .toList();
    }

    /** The worst first. */
    private List<TurningPoint> turningPoints(List<Suspect<S>> suspects) throws InterruptedException {
        List<TurningPoint> found = new ArrayList<>();
        if (suspects.isEmpty()) return found;
        MoveJudge<S> judge = new MoveJudge<>(match.game(), suspects.get(0).before(), seat, depth, progress);
        for (int i = 0; i < suspects.size() && found.size() < depth.most(); i++) {
            judge.judge(suspects.get(i)).ifPresent(found::add);
            progress.judged(i + 1, suspects.size());
        }
        found.sort(Comparator.comparingInt((TurningPoint each) -> -each.cost().mean()));
        return found;
    }
}
