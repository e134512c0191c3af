package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Notation;
import tablee.core.NotedState;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Stream;
import tablee.core.Told;

/** One moment of a game of Flip' Rando. The rules about what it waits for are in the {@link Step} of its phase. */
public final class RandoState implements NotedState<RandoState> {
    public static final int NONE = -1;

    public final RandoRules rules;
    private final Notation<RandoState> notation;
    private final int seats;
    public final Terrain terrain;
    public final Pile pile;
    public final Hands hands;
    public final Boards boards;

    public Phase phase = Phase.PLACE_TOKENS;
    public Part part = Part.SETUP;
    public int markers = Markers.NONE;

    /** The round being played, from 1 on. */
    public int round;

    public int first;

    /** Whose turn it is. */
    public int seat;

    /** How many have had their turn in this round, or at its end; at the set-up, how many cards are dealt. */
    public int turns;

    /** The tile in use, or {@link #NONE}. */
    public int using = NONE;

    /** How many times the action is to be done, and how many times it was. */
    public int times;

    public int done;

    /** The hiker under way, the direction just travelled, and how many stretches were walked. */
    public int hiker = NONE;

    public int came = NONE;
    public int stretch;

    /** What was chosen secretly at {@link Give}. */
    int choices;

    public RandoState(RandoRules rules, int seats, Notation<RandoState> notation) {
        this.rules = rules;
        this.notation = notation;
        this.seats = seats;
        terrain = new Terrain(rules);
        pile = new Pile(rules);
        hands = new Hands(rules, seats);
        boards = new Boards(rules, seats);
    }

    private RandoState(RandoState other) {
        rules = other.rules;
        notation = other.notation;
        seats = other.seats;
        terrain = other.terrain.copy();
        pile = other.pile.copy();
        hands = other.hands.copy();
        boards = other.boards.copy();
        becomeHere(other);
    }

    @Override
    public RandoState copy() {
        return new RandoState(this);
    }

    @Override
    public void become(RandoState other) {
        terrain.become(other.terrain);
        pile.become(other.pile);
        hands.become(other.hands);
        boards.become(other.boards);
        becomeHere(other);
    }

    private void becomeHere(RandoState other) {
        phase = other.phase;
        part = other.part;
        markers = other.markers;
        round = other.round;
        first = other.first;
        seat = other.seat;
        turns = other.turns;
        using = other.using;
        times = other.times;
        done = other.done;
        hiker = other.hiker;
        came = other.came;
        stretch = other.stretch;
        choices = other.choices;
    }

    @Override
    public Notation<RandoState> notation() {
        return notation;
    }

    @Override
    public RandoState self() {
        return this;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int side(int ofSeat) {
        return ofSeat;
    }

    /** What is decided now: RAND-6, the top card shows its colour before anything else happens. */
    private Step step() {
        return phase.showsTop() && pile.covered() ? ShowTop.STEP : phase.step;
    }

    @Override
    public long toAct() {
        if (phase == Phase.OVER) return 0;
        if (step() instanceof Step.Chance) return Actor.bit(Actor.CHANCE);
        return phase == Phase.GIVE ? Give.waiting(this) : Actor.bit(seat);
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor) || !RandoMove.exists(actor, move, rules.map, seats)) return false;
        return step().refuse(this, actor, move).isEmpty();
    }

    @Override
    public void moves(int actor, Moves out) {
        if (Actor.in(toAct(), actor) && step() instanceof Step.Decision decision) decision.moves(this, actor, out);
    }

    @Override
    public void odds(Odds out) {
        if (step() instanceof Step.Chance chance) chance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        RandoStreams.name(this, step() == ShowTop.STEP, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        step().play(this, actor, move, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (phase == Phase.OVER) return Refusal.of("TABLE-2", "over");
        if (!RandoMove.exists(actor, move, rules.map, seats)) return Refusal.of("TABLE-10", "no-such-move");
        if (!Actor.in(toAct(), actor)) return Refusal.of("TABLE-1", "not-your-turn");
        return step().refuse(this, actor, move).orElseThrow();
    }

    @Override
    public int[] ranks() {
        return Score.ranks(this);
    }

    @Override
    public Count count() {
        return Score.count(this);
    }

    /** Nothing learned is ever out of sight here, so memory plays no part. */
    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        RandoSecrets.imagine(this, viewer, dice);
    }

    // What several steps share.

    boolean isFree(int crossing) {
        return rules.map.contains(crossing) && !terrain.occupied(crossing);
    }

    /** The space that the round marker moves to at the end of this round. */
    public Space space() {
        return rules.track.get(round - 1);
    }

    /** RAND-30: the hiker under way, or the one whose colour is on top of the pile. */
    public int walker() {
        return hiker == NONE ? pile.top() : hiker;
    }

    /** A hike is over; where an action's repetitions share the stretches (RAND-31), those walked still count. */
    void rest() {
        hiker = NONE;
        came = NONE;
        if (!rules.perAction) stretch = 0;
    }

    void endHike() {
        rest();
        stretch = 0;
    }

    void lose(int loser, int points, Told told) {
        boards.score(loser, -points);
        if (told.listening()) told.all(new RandoEvent.PointsLost(loser, points));
    }

    Optional<Refusal> refuseSlot(String rule, int ofSeat, int slot) {
        int cards = hands.size(ofSeat);
        return slot < cards ? Optional.empty() : Optional.of(Refusal.of(rule, "no-card", cards));
    }

    Optional<Refusal> refuseRemoved(int ofSeat, int tile) {
        boolean owned = boards.owned(ofSeat, tile);
        return owned
                ? Optional.empty()
                : Optional.of(
                        Refusal.of("RAND-41", "tile-removed", Tile.of(tile).key()));
    }
}
