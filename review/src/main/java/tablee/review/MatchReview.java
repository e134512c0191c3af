package tablee.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import tablee.bots.SearchReward;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Viewer;

/**
 * Makes the review of a match that is over for one seat, piece by piece: first the curve, entry by entry, then a closer look at the moves that
 * seem to have cost most. What was taken back is left out.
 */
public final class MatchReview<S extends State<S>> {
    /** What a move has to have cost at first sight to be looked at closely, in thousandths of a win. */
    private static final int SUSPICIOUS = 25;

    private final Match<S> match;
    private final int seat;
    private final ReviewDepth depth;
    private final ReviewProgress progress;
    private final SeatCurve<S> curve;
    private final int start;
    private final Iterator<RecordLine> lines;
    private final List<ReviewPoint> points = new ArrayList<>();
    private final List<Suspect<S>> decisions = new ArrayList<>();
    private final List<TurningPoint> found = new ArrayList<>();
    private List<Suspect<S>> suspects = List.of();
    private Optional<MoveJudge<S>> judge = Optional.empty();
    private int judged;
    private boolean judging;

    private MatchReview(Match<S> match, int seat, ReviewDepth depth, ReviewProgress progress)
            throws InterruptedException {
        this.match = match;
        this.seat = seat;
        this.depth = depth;
        this.progress = progress;
        S first = Match.open(match.game(), match.header()).state();
        curve = new SeatCurve<>(match.game(), first, seat, depth.curve(), progress::worked);
        start = curve.value();
        List<RecordLine> all = match.record(Viewer.ALL);
        lines = all.iterator();
        progress.started(start, all.size());
    }

    /** Stops where its thread is interrupted: nobody waits for it any more. */
    public static <S extends State<S>> Review of(Match<S> match, int seat, ReviewDepth depth, ReviewProgress progress)
            throws InterruptedException {
        MatchReview<S> making = begin(match, seat, depth, progress);
        Optional<Review> whole = Optional.empty();
        while (whole.isEmpty()) whole = making.goOn();
        return whole.get();
    }

    /** For one who has other things to do between two pieces. */
    public static <S extends State<S>> MatchReview<S> begin(
            Match<S> match, int seat, ReviewDepth depth, ReviewProgress progress) throws InterruptedException {
        if (!match.over()) throw new IllegalArgumentException("only a match that is over is reviewed");
        return new MatchReview<>(match, seat, depth, progress);
    }

    /** Looks at the next entry, or goes on with a close look at a move; the review, once there is nothing left to look at. */
    public Optional<Review> goOn() throws InterruptedException {
        progress.worked();
        if (lines.hasNext()) follow(lines.next());
        else if (judge.isEmpty()) endCurve();
        else if (judged < suspects.size() && found.size() < depth.most()) judgeOn(judge.get());
        else return Optional.of(whole());
        return Optional.empty();
    }

    private void follow(RecordLine line) throws InterruptedException {
        add(curve.follow(line.version(), match.log().get(line.version()), result()));
        curve.decision().ifPresent(decisions::add);
    }

    private void endCurve() {
        if (!curve.over()) endByTable();
        suspects = suspects();
        judge = Optional.of(new MoveJudge<>(match.game(), match.state(), seat, depth, progress));
    }

    private void judgeOn(MoveJudge<S> closely) throws InterruptedException {
        if (!judging) closely.begin(suspects.get(judged));
        closely.goOn();
        judging = !closely.isDone();
        if (judging) return;
        closely.blame().ifPresent(found::add);
        progress.judged(++judged, suspects.size());
    }

    /** The worst turning point first. */
    private Review whole() {
        found.sort(Comparator.comparingInt(each -> -each.cost().mean()));
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
                found);
    }

    private void add(ReviewPoint point) {
        points.add(point);
        progress.reached(point);
    }

    /** At first sight, without asking whether it was more than noise: over many moves the noise is the same for all. */
    private int lost() {
        int lost = 0;
        for (Suspect<S> each : decisions) lost += Math.max(0, each.cost());
        return lost;
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

    /** The costliest first; those that cost the same as they came. */
    private List<Suspect<S>> suspects() {
        List<Suspect<S>> costly = new ArrayList<>();
        for (Suspect<S> each : decisions) if (each.cost() >= SUSPICIOUS) costly.add(each);
        costly.sort(Comparator.comparingInt(each -> -each.cost()));
        return costly.subList(0, Math.min(depth.suspects(), costly.size()));
    }
}
