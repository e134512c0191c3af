package tablee.circus.bots;

import java.util.Optional;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;
import tablee.circus.rules.Seen;
import tablee.core.Actor;
import tablee.core.Reason;

/**
 * How to play Flip Circus well. The ring belongs to both sides, so bringing a trio near without completing it works for
 * the others: what counts is who can complete the nearest one in the turn at hand, and who knows where its tokens are.
 */
public final class CircusKnowledge implements tablee.core.Knowledge<CircusState> {
    private static final int EVEN = 500;

    /** In thousandths of the way to one more poster: how sure it is. */
    private static final int AT_HAND = 880;

    private static final int FOR_APPLAUSE = 700;
    private static final int LEFT_TO_OTHERS = 550;
    private static final int IN_DANGER = 200;

    /** What one Applause, and one back that the others do not know, add to the chance, in thousandths. */
    private static final int APPLAUSE = 22;

    private static final int SECRET = 6;

    /** From this many turns before the limit on, it is reckoned with. */
    private static final int NEAR_LIMIT = 20;

    @Override
    public String game() {
        return "circus";
    }

    @Override
    public int horizon() {
        return 0;
    }

    @Override
    public int value(CircusState state, int seat) {
        if (!Actor.isSeat(Actor.first(state.toAct()))) return EVEN;
        int value = forMover(state);
        return state.side(seat) == state.side() ? value : 2 * EVEN - value;
    }

    private static int forMover(CircusState state) {
        int side = state.side();
        int mine = toWin(state, side);
        int theirs = toWin(state, 1 - side);
        int base = race(mine, theirs);
        int hope = hope(state) * (race(mine - 1, theirs) - base);
        int fear = hope > 0 ? 0 : fear(state) * (base - race(mine, theirs - 1));
        int value = base + (hope - fear) / 1000 + APPLAUSE * (Applause.of(state, side) - Applause.of(state, 1 - side));
        return Math.max(1, Math.min(atLimit(state, value + secrets(state)), 2 * EVEN - 1));
    }

    /** Where the limit decides (CIRC-64), being ahead is worth more with each turn that brings it nearer. */
    private static int atLimit(CircusState state, int value) {
        if (!state.rules.decides()) return value;
        int left = state.rules.drawAfter() - (state.turn - state.posterTurn);
        int near = Math.max(0, NEAR_LIMIT - left);
        int then = state.ahead == state.side() ? 2 * EVEN : 0;
        return value + (then - value) * near / NEAR_LIMIT;
    }

    private static int toWin(CircusState state, int side) {
        return state.rules.numbers().winningPosters() - Posters.countOf(state, side);
    }

    /** The chance to be first, with this many posters to go against this many. */
    private static int race(int mine, int theirs) {
        if (mine <= 0) return 2 * EVEN;
        if (theirs <= 0) return 0;
        return EVEN + EVEN * (theirs - mine) / (theirs + mine);
    }

    /** How surely the side whose turn it is takes a poster in it, in thousandths. */
    private static int hope(CircusState state) {
        int actions = needed(state, state.seat);
        if (actions <= state.actionsLeft) return AT_HAND;
        return actions <= state.actionsLeft + Applause.of(state, state.side()) ? FOR_APPLAUSE : 0;
    }

    /** How surely the others take one in their next turn. */
    private static int fear(CircusState state) {
        int next = state.rules.after(state.seat);
        int reach = state.rules.numbers().actions() + Applause.of(state, state.side(next));
        int actions = needed(state, next);
        if (actions + state.actionsLeft <= reach) return LEFT_TO_OTHERS;
        return actions <= reach ? IN_DANGER : 0;
    }

    /** The actions that the nearest poster takes a seat, with five Clowns for the last one (CIRC-44). */
    static int needed(CircusState state, int seat) {
        int hidden = Closeness.hiddenFrom(state, seat);
        int least = Closeness.least(state.faces, state.backs, Posters.free(state), hidden);
        if (toWin(state, 0) != 1 || toWin(state, 1) != 1) return least;
        int clowns = Ring.lane(state.backs, Artist.CLOWN.ordinal());
        return Math.min(least, Integer.bitCount(clowns) + Integer.bitCount(clowns & hidden));
    }

    private static int secrets(CircusState state) {
        int mine = Closeness.hiddenFrom(state, state.seat);
        int theirs = Closeness.hiddenFrom(state, state.rules.after(state.seat));
        return SECRET * (Integer.bitCount(theirs) - Integer.bitCount(mine));
    }

    @Override
    public int weigh(CircusState state, int actor, int move) {
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP, CircusMove.USE -> weighAction(state, actor, move);
            case CircusMove.FLIP -> knows(state, actor, CircusMove.first(move)) ? weighAction(state, actor, move) : 4;
            case CircusMove.LOOK -> knows(state, actor, CircusMove.first(move)) ? 1 : 2;
            case CircusMove.BUY -> weighBuying(state, actor);
            case CircusMove.TAKE, CircusMove.RETURN -> 8;
            case CircusMove.END -> 12;
            default -> 1;
        };
    }

    /** Applause is for a poster that it can still bring in this turn. What Clowns give back pays for actions without end. */
    private static int weighBuying(CircusState state, int actor) {
        return buysPoster(state, actor) ? 12 : 1;
    }

    private static boolean buysPoster(CircusState state, int actor) {
        int lacking = needed(state, actor) - state.actionsLeft;
        return lacking > 0 && lacking <= Applause.of(state, state.side());
    }

    private static boolean knows(CircusState state, int seat, int position) {
        return Seen.by(seat, state.seen[state.origin(position)]) > 0;
    }

    private static int weighAction(CircusState state, int actor, int move) {
        long faces = Outcome.faces(state, move);
        long backs = Outcome.backs(state, move);
        if (Outcome.completes(state, faces) != 0) return 60;
        int hidden = Closeness.hiddenFrom(state, actor);
        int free = Posters.free(state);
        int before = Closeness.least(state.faces, state.backs, free, hidden);
        int after = Closeness.least(faces, backs, free, Outcome.moved(state, hidden, move));
        int clowns = Outcome.meetsClowns(state, faces) ? 6 : 0;
        boolean reach = before <= state.actionsLeft + Applause.of(state, state.side());
        return clowns + (after < before ? reach ? 25 : 3 : after > before ? reach ? 1 : 4 : 2);
    }

    /** What is bought leads to a poster in this turn, or is not bought: Clowns that meet again and again pay for twenty actions. */
    @Override
    public boolean leadsOn(CircusState state, int actor, int move) {
        return switch (CircusMove.kind(move)) {
            case CircusMove.BUY -> buysPoster(state, actor);
            case CircusMove.LOOK -> !knows(state, actor, CircusMove.first(move));
            case CircusMove.SWAP, CircusMove.USE -> isUsual(state) || nears(state, actor, move);
            case CircusMove.FLIP ->
                isUsual(state) || !knows(state, actor, CircusMove.first(move)) || nears(state, actor, move);
            default -> true;
        };
    }

    /** Whether the action at hand is one that every turn has. */
    private static boolean isUsual(CircusState state) {
        return state.actionsDone < state.rules.numbers().actions();
    }

    private static boolean nears(CircusState state, int actor, int move) {
        long faces = Outcome.faces(state, move);
        if (Outcome.completes(state, faces) != 0) return true;
        int hidden = Outcome.moved(state, Closeness.hiddenFrom(state, actor), move);
        return Closeness.least(faces, Outcome.backs(state, move), Posters.free(state), hidden) < needed(state, actor);
    }

    @Override
    public Optional<Reason> reason(CircusState state, int actor, int move) {
        return Optional.of(CircusReasons.of(state, actor, move));
    }
}
