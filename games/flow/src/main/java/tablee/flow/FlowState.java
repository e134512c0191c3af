package tablee.flow;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Stream;
import tablee.core.Told;
import tablee.core.Viewer;

/** One moment of a game of Flow. The chapters of the rules ({@link Turns}, {@link Cards}, {@link Waves} …) work on it. */
public final class FlowState implements State<FlowState> {
    static final int NOTHING = -1;

    final Rules rules;
    final Board board;
    Phase phase = Phase.DEAL;

    /** Whose turn it is. */
    int seat;
    /** The round that runs or ran last; 0 before the first. */
    int round;
    /** Turns taken in this round. */
    int taken;
    /** When the clock acts next, or {@link State#NEVER}. */
    long deadline = NEVER;
    /** Time ran out, and the current player finishes an action (FLOW-51). */
    boolean overtime;

    long pile;
    long revealed;
    long discard;
    /** The tile in play: drawn, taken up by Current or picked by Return. */
    int held = NOTHING;
    /** Where Current took it up; until it is put down it still lies there. */
    int from = NOTHING;
    /** Tiles that Fishing still turns up. */
    int toTurnUp;

    long cardPile;
    long cardDiscard;
    final long[] hands;
    /** Under No Communication: cards of a hand that everybody has seen. */
    final long[] shown;
    /** A Calm Waters card lies beside the board (FLOW-40). */
    boolean calm;
    /** A card was played in this round (FLOW-74). */
    boolean carded;

    long scenarios;
    /** A second No Communication that was drawn and does not count (FLOW-73). */
    long setAside;

    /** Squares that water from an animal enters: follows from the board. */
    long wet;

    FlowState(Rules rules) {
        this.rules = rules;
        board = new Board();
        hands = new long[rules.seats()];
        shown = new long[rules.seats()];
        pile = rules.tiles();
        cardPile = rules.cards();
        wet = board.wet();
    }

    private FlowState(FlowState other) {
        rules = other.rules;
        board = new Board(other.board);
        hands = other.hands.clone();
        shown = other.shown.clone();
        become(other);
    }

    boolean has(Scenario scenario) {
        return Stock.has(scenarios, scenario.ordinal());
    }

    /** Whether rounds have a start: on timed tables, and where the wave is the only time to talk (FLOW-57, 73). */
    boolean waitsForStart() {
        return rules.timed() || rules.pausesUntimed() && has(Scenario.NO_COMMUNICATION);
    }

    /** Tiles that can be drawn: face down and revealed. */
    int tilesLeft() {
        return Stock.size(pile + revealed);
    }

    int next(int from) {
        return from + 1 == rules.seats() ? 0 : from + 1;
    }

    /** The board has changed. */
    void flow() {
        wet = board.wet();
    }

    // ---- Who acts --------------------------------------------------------------------------------------------------

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
        return Actor.in(toAct(), actor) && FlowMove.wellFormed(move) && Legal.now(this, actor, move);
    }

    @Override
    public void moves(int actor, Moves out) {
        if (Actor.in(toAct(), actor)) Offer.moves(this, actor, out);
    }

    @Override
    public int together() {
        boolean ready = phase == Phase.READY && rules.startsTogether();
        return ready ? FlowMove.of(FlowMove.Kind.TOGETHER) : NO_MOVE;
    }

    @Override
    public void odds(Odds out) {
        Chance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        FlowStreams.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        boolean hidden = Silence.hidesHands(this);
        if (actor == Actor.CHANCE) Chance.play(this, move, told);
        else if (actor == Actor.CLOCK) Rounds.timeRunsOut(this, at, told);
        else Turns.play(this, actor, move, at, told);
        if (hidden != Silence.hidesHands(this)) Silence.changed(this, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        return Why.not(this, actor, move);
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

    @Override
    public FlowView view(int viewer) {
        return FlowView.of(this, viewer);
    }

    @Override
    public Optional<Record> figures(int viewer) {
        return Optional.of(FlowFigures.of(this));
    }

    @Override
    public FlowPosition position() {
        return Positions.of(this);
    }

    @Override
    public String write(int actor, int move) {
        return FlowMove.write(move);
    }

    @Override
    public int read(int actor, String word) {
        return FlowMove.read(word);
    }

    @Override
    public Refusal whyNot(int actor, String word) {
        return FlowMove.whyNot(word);
    }

    @Override
    public String draw() {
        return Drawing.of(this);
    }
}
