package tablee.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.bots.SeatOutlook;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.RecordLine;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;

/**
 * Looks at one seat's decisions in a match that is over: whether {@code expert}, with this seat's eyes, would have played the same, how long they
 * took, and whom those that cost something helped. A match has a bounded number of them looked at, spread evenly.
 */
public final class TraceFinder<S extends State<S>> {
    private static final int ITERATIONS = 400;
    private static final int MILLIS_IN_HUNDREDTH = 10;

    private record Decision<S>(S before, long at, int move, long thoughtMillis) {}

    private final Match<S> match;
    private final int seat;
    private final ReviewProgress progress;
    private final SeatOutlook<S> outlook;
    private final int[] gifts;
    private int agreed;

    private TraceFinder(Match<S> match, int seat, ReviewProgress progress) {
        this.match = match;
        this.seat = seat;
        this.progress = progress;
        outlook = outlookOf(seat);
        gifts = new int[match.reading().seats()];
    }

    /**
     * Stops where its thread is interrupted.
     *
     * @param most how many decisions are looked at
     */
    public static <S extends State<S>> SeatTraces of(Match<S> match, int seat, int most, ReviewProgress progress)
            throws InterruptedException {
        if (!match.over()) throw new IllegalArgumentException("only a match that is over is looked at");
        return new TraceFinder<>(match, seat, progress).find(most);
    }

    private SeatTraces find(int most) throws InterruptedException {
        List<Decision<S>> decisions = spread(decisions(), most);
        long millis = 0;
        long squares = 0;
        for (Decision<S> each : decisions) {
            look(each);
            long hundredths = each.thoughtMillis / MILLIS_IN_HUNDREDTH;
            millis += each.thoughtMillis;
            squares += hundredths * hundredths;
        }
        return new SeatTraces(
                decisions.size(),
                agreed,
                millis,
                squares,
                Arrays.stream(gifts).boxed().toList());
    }

    /** All moves of this seat's own that had another to choose from, with how long it had been its turn. */
    private List<Decision<S>> decisions() {
        S state = Match.open(match.game(), match.header()).state().copy();
        List<Decision<S>> found = new ArrayList<>();
        SeatAbsence absence = SeatAbsence.of(match.log(), seat);
        long since = 0;
        for (RecordLine line : match.record(Viewer.ALL)) {
            Entry entry = match.log().get(line.version());
            boolean own = entry.actor() == seat;
            boolean waiting = Actor.in(state.toAct(), seat);
            if (own && !absence.isAway(line.version()) && hasChoice(state)) {
                long from = Math.max(since, absence.backAt(line.version()));
                found.add(new Decision<>(state.copy(), entry.at(), entry.move(), Math.max(0, entry.at() - from)));
            }
            state.play(entry.actor(), entry.move(), entry.at(), Told.DEAF);
            if (own || !waiting) since = entry.at();
        }
        return found;
    }

    private boolean hasChoice(S state) {
        Moves moves = new Moves();
        state.moves(seat, moves);
        return moves.size() > 1 || moves.isSample();
    }

    private static <T> List<T> spread(List<T> all, int most) {
        if (all.size() <= most) return all;
        List<T> some = new ArrayList<>();
        for (int i = 0; i < most; i++) some.add(all.get(i * all.size() / most));
        return some;
    }

    private void look(Decision<S> decision) throws InterruptedException {
        Perspective<S> eyes = Perspective.in(decision.before, seat, decision.at);
        long seed = SeatSeed.of(decision.before, seat);
        int best = outlook.now(eyes, ITERATIONS, seed).best(seat).orElse(decision.move);
        if (best == decision.move) agreed++;
        else if (gain(outlook, eyes, best, decision, seed) > 0) give(eyes, best, decision, seed);
    }

    private void give(Perspective<S> eyes, int best, Decision<S> decision, long seed) throws InterruptedException {
        for (int other = 0; other < gifts.length; other++) {
            if (match.reading().side(other) == match.reading().side(seat)) continue;
            gifts[other] += Math.max(0, -gain(outlookOf(other), eyes, best, decision, seed));
        }
    }

    /** What the watched seat would have had more, had this seat played the best move; by what this seat knew. */
    private int gain(SeatOutlook<S> watched, Perspective<S> eyes, int best, Decision<S> decision, long seed)
            throws InterruptedException {
        int better = watched.after(eyes, seat, best, ITERATIONS, seed).orElse(0);
        return better
                - watched.after(eyes, seat, decision.move, ITERATIONS, seed).orElse(better);
    }

    private SeatOutlook<S> outlookOf(int watched) {
        return new SeatOutlook<>(
                match.game(), Match.open(match.game(), match.header()).state(), watched, progress::worked);
    }
}
