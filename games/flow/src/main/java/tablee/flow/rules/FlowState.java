package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Notation;
import tablee.core.NotedState;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Stream;
import tablee.core.Told;
import tablee.core.Viewer;

/** One moment of a game of Flow. The rules about what it waits for are in the {@link Step} of its phase;
 * those of every turn are called directly, which saves some of a ply. */
public final class FlowState implements NotedState<FlowState> {
    public static final int NOTHING = -1;

    public final FlowRules rules;
    private final Notation<FlowState> notation;
    public final Board board;
    public Phase phase = Phase.DEAL;

    /** Whose turn it is. */
    public int seat;
    /** The round that runs or ran last; 0 before the first. */
    public int round;
    /** Turns taken in this round. */
    public int taken;
    /** When the clock acts next, or {@link State#NEVER}. */
    public long deadline = NEVER;
    /** Time ran out, and the current player finishes an action (FLOW-51). */
    public boolean overtime;

    public long pile;
    public long revealed;
    public long discard;
    /** The tile in play: drawn, taken up by Current or picked by Return. */
    public int held = NOTHING;
    /** Where Current took it up; until it is put down it still lies there. */
    public int from = NOTHING;
    /** Tiles that Fishing still turns up. */
    public int toTurnUp;

    public long cardPile;
    public long cardDiscard;
    public final long[] hands;
    /** Under No Communication: cards of a hand that everybody has seen. */
    public final long[] shown;
    /** A Calm Waters card lies beside the board (FLOW-40). */
    public boolean calm;
    /** A card was played in this round (FLOW-74). */
    public boolean carded;

    public long scenarios;
    /** A second No Communication that was drawn and does not count (FLOW-73). */
    public long setAside;

    /** Squares that water from an animal enters: follows from the board. */
    public long wet;

    public FlowState(FlowRules rules, Notation<FlowState> notation) {
        this.rules = rules;
        this.notation = notation;
        board = new Board();
        hands = new long[rules.seats()];
        shown = new long[rules.seats()];
        pile = rules.tiles();
        cardPile = rules.cards();
        wet = board.wet();
    }

    private FlowState(FlowState other) {
        rules = other.rules;
        notation = other.notation;
        board = new Board(other.board);
        hands = other.hands.clone();
        shown = other.shown.clone();
        become(other);
    }

    public boolean has(Scenario scenario) {
        return Stock.has(scenarios, scenario.ordinal());
    }

    /** Whether rounds have a start: on timed tables, and where the wave is the only time to talk (FLOW-57, 73). */
    public boolean waitsForStart() {
        return rules.timed() || rules.pausesUntimed() && has(Scenario.NO_COMMUNICATION);
    }

    /** Tiles that can be drawn: face down and revealed. */
    public int tilesLeft() {
        return Stock.size(pile + revealed);
    }

    int next(int from) {
        return from + 1 == rules.seats() ? 0 : from + 1;
    }

    /** The board has changed. */
    public void flow() {
        wet = board.wet();
    }

    // ---- Who acts --------------------------------------------------------------------------------------------------

    @Override
    public Notation<FlowState> notation() {
        return notation;
    }

    @Override
    public FlowState self() {
        return this;
    }

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public int side(int seat) {
        return 0;
    }

    @Override
    public long toAct() {
        return switch (phase.waits()) {
            case NOBODY -> 0;
            case CHANCE -> Actor.bit(Actor.CHANCE);
            case SEAT -> Actor.bit(seat);
            case HURRIED_SEAT -> Actor.bit(seat) | (deadline == NEVER ? 0 : Actor.bit(Actor.CLOCK));
            case ANYBODY -> Actor.seats(rules.seats());
        };
    }

    @Override
    public long dueAt() {
        return phase.waits() == Phase.Waits.HURRIED_SEAT ? deadline : NEVER;
    }

    @Override
    public boolean talk() {
        return !Silence.holds(this);
    }

    // ---- What they do ----------------------------------------------------------------------------------------------

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor) || !FlowMove.wellFormed(move)) return false;
        if (actor == Actor.CLOCK) return FlowMove.kind(move) == FlowMove.Kind.TIME;
        return phase.step.refuse(this, move).isEmpty();
    }

    @Override
    public void moves(int actor, Moves out) {
        if (!Actor.in(toAct(), actor)) return;
        if (actor == Actor.CLOCK) out.add(FlowMove.of(FlowMove.Kind.TIME));
        else if (phase == Phase.TURN) TakeTurn.STEP.moves(this, out);
        else if (phase == Phase.PLACE) PlaceTile.STEP.moves(this, out);
        else if (phase.step instanceof Step.Decision decision) decision.moves(this, out);
    }

    @Override
    public int together() {
        boolean ready = phase == Phase.READY && rules.startsTogether();
        return ready ? FlowMove.of(FlowMove.Kind.TOGETHER) : NO_MOVE;
    }

    @Override
    public void odds(Odds out) {
        if (phase == Phase.DRAW) DrawTile.STEP.odds(this, out);
        else if (phase.step instanceof Step.Chance chance) chance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        FlowStreams.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        boolean hidden = Silence.hidesHands(this);
        if (actor == Actor.CLOCK) Rounds.timeRunsOut(this, at, told);
        else
            switch (phase) {
                case TURN -> TakeTurn.STEP.play(this, actor, move, at, told);
                case DRAW -> DrawTile.STEP.play(this, actor, move, at, told);
                case PLACE -> PlaceTile.STEP.play(this, actor, move, at, told);
                default -> phase.step.play(this, actor, move, at, told);
            }
        if (hidden != Silence.hidesHands(this)) Silence.changed(this, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (!FlowMove.wellFormed(move)) return Refusal.of("TABLE-10", "no-such-move");
        if (phase.over()) return Refusal.of("TABLE-2", "over");
        if (!Actor.in(toAct(), actor)) return Refusal.of("FLOW-31", "not-your-turn");
        boolean time = actor == Actor.CLOCK || FlowMove.kind(move) == FlowMove.Kind.TIME;
        if (actor != Actor.CHANCE && time) return Refusal.of("FLOW-51", "clock-and-players");
        return phase.step.refuse(this, move).orElseThrow();
    }

    // ---- How it ends -----------------------------------------------------------------------------------------------

    @Override
    public int[] ranks() {
        return Ending.ranks(this);
    }

    @Override
    public Count count() {
        return Ending.count(this);
    }

    // ---- Copies and looks ------------------------------------------------------------------------------------------

    @Override
    public FlowState copy() {
        return new FlowState(this);
    }

    @Override
    public void become(FlowState other) {
        board.become(other.board);
        phase = other.phase;
        seat = other.seat;
        round = other.round;
        taken = other.taken;
        deadline = other.deadline;
        overtime = other.overtime;
        pile = other.pile;
        revealed = other.revealed;
        discard = other.discard;
        held = other.held;
        from = other.from;
        toTurnUp = other.toTurnUp;
        cardPile = other.cardPile;
        cardDiscard = other.cardDiscard;
        for (int i = 0; i < hands.length; i++) {
            hands[i] = other.hands[i];
            shown[i] = other.shown[i];
        }
        calm = other.calm;
        carded = other.carded;
        scenarios = other.scenarios;
        setAside = other.setAside;
        wet = other.wet;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        if (viewer != Viewer.ALL && Silence.hidesHands(this)) Silence.imagine(this, viewer, kept, dice);
    }
}
