package tablee.review;

import java.util.Optional;
import java.util.OptionalInt;
import tablee.bots.SearchPause;
import tablee.bots.SeatOutlook;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/**
 * Walks through a match and says after every entry what one seat could expect, by what it knew then. Whatever it works out depends on this
 * seat's eyes alone; the true state is only what the eyes look at.
 */
final class SeatCurve<S extends State<S>> {
    private final SeatOutlook<S> outlook;
    private final int seat;
    private final int iterations;
    private final S state;
    private Optional<SeatOutlook.Expectation> expectation = Optional.empty();
    private long at;
    private int value;
    private Optional<Suspect<S>> decision = Optional.empty();

    /** @param state the match before its first entry; it follows the match from here on */
    SeatCurve(Game<S> game, S state, int seat, int iterations, SearchPause pause) throws InterruptedException {
        this.state = state;
        this.seat = seat;
        this.iterations = iterations;
        outlook = new SeatOutlook<>(game, state, seat, pause);
        value = state.toAct() == 0 ? 0 : look();
    }

    int value() {
        return value;
    }

    /** Whether the rules themselves have ended the game. */
    boolean over() {
        return state.toAct() == 0;
    }

    /** The last entry, if this seat had a choice there, with what it seems to have cost; less than nothing where it was the best. */
    Optional<Suspect<S>> decision() {
        return decision;
    }

    /**
     * Plays an entry.
     *
     * @param result what the match brings this seat, should this entry end it
     */
    ReviewPoint follow(int place, Entry entry, int result) throws InterruptedException {
        boolean own = entry.actor() == seat;
        boolean forced = own && isForced();
        OptionalInt best = own && !forced ? best() : OptionalInt.empty();
        S before = state.copy();
        long seed = SeatSeed.of(state, seat);
        int earlier = value;
        Told told = new Told();
        state.play(entry.actor(), entry.move(), entry.at(), told);
        at = entry.at();
        boolean revealed = Actor.isSeat(entry.actor()) && Actor.in(told.revealedTo(), seat);
        advance(forced && !revealed, entry.actor(), result);
        Suspect<S> suspect = new Suspect<>(place, before, at, seed, entry.move(), 0);
        int change = !revealed ? value - earlier : forced ? 0 : foreseen(suspect, entry.actor()) - earlier;
        boolean erred = best.isPresent() && best.getAsInt() != entry.move();
        decision = own && !forced ? Optional.of(suspect.costing(erred ? -change : -1)) : Optional.empty();
        ReviewCause cause = ReviewCause.of(entry.actor(), seat);
        return new ReviewPoint(place, entry.actor(), cause, value, change, value - earlier - change);
    }

    /** What could be expected of an entry before anybody saw what it reveals. */
    private int foreseen(Suspect<S> entry, int actor) throws InterruptedException {
        return outlook.after(
                        Perspective.in(entry.before(), seat, entry.at()), actor, entry.move(), iterations, entry.seed())
                .orElse(value);
    }

    /** Only of one's own moves: whether others had a choice may be hidden. */
    private boolean isForced() {
        Moves moves = new Moves();
        state.moves(seat, moves);
        return moves.size() == 1 && !moves.isSample();
    }

    /** A deal in several pieces counts when its last one lies there, and a move without another to choose from changes nothing. */
    private void advance(boolean forced, int actor, int result) throws InterruptedException {
        expectation = Optional.empty();
        boolean deals = actor == Actor.CHANCE && Actor.in(state.toAct(), Actor.CHANCE);
        if (over()) value = result;
        else if (!forced && !deals) value = look();
    }

    private OptionalInt best() throws InterruptedException {
        if (expectation.isEmpty()) look();
        return expectation.orElseThrow().best(seat);
    }

    private int look() throws InterruptedException {
        SeatOutlook.Expectation found =
                outlook.now(Perspective.in(state, seat, at), iterations, SeatSeed.of(state, seat));
        expectation = Optional.of(found);
        return found.permille();
    }
}
