package tablee.wire.arena;

import java.util.Map;
import tablee.core.Actor;
import tablee.core.ChanceSource;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.NumberedChance;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;

/**
 * One match of an arena: a state that is played on in place, so that a step leaves nothing behind. Chance follows from the match's seed as it
 * does at the engine's desk, and acts by itself; so does the clock.
 *
 * <p>Where a clock runs, a decision takes as long as the arena's pace says. What could not be decided in time is not asked: the clock acts first.
 */
final class ArenaMatch<S extends State<S>> {
    private final long paceMillis;
    private final Map<String, ChanceSource<?>> sources;
    private final S state;
    private final EntryTape tape = new EntryTape();
    private final Odds odds = new Odds();
    private final Moves clockMoves = new Moves();
    private NumberedChance chance;
    private Seed seed;
    private int outcomes;
    private long at;
    private boolean imagined;

    ArenaMatch(S fresh, Seed seed, long paceMillis, Map<String, ChanceSource<?>> sources) {
        this.state = fresh;
        this.seed = seed;
        this.paceMillis = paceMillis;
        this.sources = sources;
        chance = new NumberedChance(seed.bytes());
    }

    /** Begins again from this state with another seed. */
    void begin(S fresh, Seed next) {
        state.become(fresh);
        tape.clear();
        at = 0;
        imagined = false;
        deal(next);
        settle();
    }

    private void deal(Seed next) {
        seed = next;
        chance = new NumberedChance(next.bytes());
        outcomes = 0;
    }

    /** Makes this match the other one; both draw the same from here on. */
    void become(ArenaMatch<S> other) {
        state.become(other.state);
        tape.become(other.tape);
        chance = other.chance;
        seed = other.seed;
        outcomes = other.outcomes;
        at = other.at;
        imagined = other.imagined;
    }

    /** Changes it into a world that this viewer cannot tell from it, whose chance follows from this seed. */
    void imagine(int viewer, Seed next) {
        deal(next);
        state.imagine(viewer, Memory.PERFECT, chance.outcome(-1));
        imagined = true;
    }

    /** Plays a legal move of a seat, and then chance and the clock until a seat has to act. */
    void play(int seat, int move) {
        enter(seat, move, clockRuns() ? at + paceMillis : at);
        settle();
    }

    private void enter(int actor, int move, long time) {
        at = time;
        state.play(actor, move, time, Told.DEAF);
        tape.add(actor, move, time);
    }

    private void settle() {
        while (tape.size() < MatchFile.MOST_ENTRIES) {
            long waiting = state.toAct();
            if (Actor.in(waiting, Actor.CHANCE)) draw();
            else if (clockIsNext(waiting)) clock();
            else return;
        }
    }

    private boolean clockRuns() {
        return state.dueAt() != State.NEVER;
    }

    private boolean clockIsNext(long waiting) {
        if (!Actor.in(waiting, Actor.CLOCK)) return false;
        return waiting == Actor.bit(Actor.CLOCK) || at + paceMillis >= state.dueAt();
    }

    private void clock() {
        clockMoves.clear();
        state.moves(Actor.CLOCK, clockMoves);
        enter(Actor.CLOCK, clockMoves.get(0), Math.max(at, state.dueAt()));
    }

    private void draw() {
        odds.clear();
        state.odds(odds);
        ChanceSource<?> source = sources.get(odds.source());
        if (source == null) outcome(odds.pick(chance.outcome(outcomes)));
        else thrown(source);
    }

    // A source says by its type whose states it draws for, and the arena asked for those of this game.
    @SuppressWarnings("unchecked")
    private void thrown(ChanceSource<?> source) {
        ((ChanceSource<S>) source)
                .draw(state.copy(), chance.outcome(outcomes))
                .moves()
                .forEach(this::outcome);
    }

    private void outcome(int move) {
        outcomes++;
        enter(Actor.CHANCE, move, at);
    }

    S state() {
        return state;
    }

    EntryTape tape() {
        return tape;
    }

    Seed seed() {
        return seed;
    }

    long at() {
        return at;
    }

    /** Whether its log does not lead here: it was imagined on the way. */
    boolean imagined() {
        return imagined;
    }

    /** Whether it can go on: it is not over, and its log has room. */
    boolean goesOn() {
        return state.toAct() != 0 && tape.size() < MatchFile.MOST_ENTRIES;
    }

    /** The lowest seat that is to act, or -1. */
    int actor() {
        long waiting = state.toAct() & Actor.seats(state.seats());
        return waiting == 0 || !goesOn() ? -1 : Actor.first(waiting);
    }
}
