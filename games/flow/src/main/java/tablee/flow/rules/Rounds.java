package tablee.flow.rules;

import tablee.core.State;
import tablee.core.Told;

/** Rounds, the clock, and how the turn goes round the table (FLOW-31, 50 to 52, 56, 57, 61). */
final class Rounds {
    private Rounds() {}

    /** The set-up is done: rounds wait for their start (FLOW-56), but untimed ones where nobody has to be silent (FLOW-57). */
    static void first(FlowState s, Told told) {
        s.phase = Phase.READY;
        if (!s.waitsForStart()) begin(s, told);
    }

    /** A seat starts the round, or with {@link FlowState#NOTHING} the table does. */
    static void start(FlowState s, int seat, long at, Told told) {
        if (s.rules.timed()) startClock(s, seat, at, told);
        else begin(s, told);
    }

    private static void startClock(FlowState s, int seat, long at, Told told) {
        s.round++;
        s.deadline = at + s.rules.roundMillis();
        s.phase = Phase.TURN;
        if (s.rules.clockIsFixed()) told.fix();
        if (!told.listening()) return;
        told.all(
                seat == FlowState.NOTHING
                        ? new FlowEvent.RoundOpened(s.round, s.deadline)
                        : new FlowEvent.RoundStarted(s.round, seat, s.deadline));
    }

    private static void begin(FlowState s, Told told) {
        s.round++;
        s.phase = Phase.TURN;
        if (told.listening()) told.all(new FlowEvent.RoundBegun(s.round, s.rules.turns()));
    }

    /** An action is complete, and with it the turn (FLOW-52, 60). */
    static void finishTurn(FlowState s, Told told) {
        s.held = FlowState.NOTHING;
        s.from = FlowState.NOTHING;
        s.taken++;
        boolean lastTurn = s.overtime || !s.rules.timed() && s.taken == s.rules.turns();
        boolean waveFirst = lastTurn && s.rules.waveFirst();
        if (!waveFirst && Ending.won(s)) Ending.win(s, told);
        else if (lastTurn) wave(s);
        else pass(s, told);
    }

    /** The clock acts (FLOW-51). */
    static void timeRunsOut(FlowState s, long at, Told told) {
        if (s.rules.clockIsFixed()) told.fix();
        if (s.overtime) giveUp(s, told);
        else if (s.phase.midAction()) allowGrace(s, at, told);
        else {
            if (told.listening()) told.all(new FlowEvent.TimeRanOut(s.seat, false, at));
            wave(s);
        }
    }

    private static void allowGrace(FlowState s, long at, Told told) {
        s.overtime = true;
        long from = s.rules.clockIsFixed() ? s.deadline : at;
        s.deadline = from + s.rules.graceMillis();
        if (told.listening()) told.all(new FlowEvent.TimeRanOut(s.seat, true, s.deadline));
    }

    /** The drawn tile is discarded; a started card, and the tile it took up, were not moved yet and stay (FLOW-51). */
    private static void giveUp(FlowState s, Told told) {
        if (s.phase == Phase.PLACE) {
            PlaceTile.discard(s, FlowEvent.Discard.OUT_OF_TIME, told);
        } else if (told.listening()) {
            told.all(new FlowEvent.CardTakenBack(s.seat, ActionCard.at(s.phase.card())));
        }
        finishTurn(s, told);
    }

    private static void wave(FlowState s) {
        s.deadline = State.NEVER;
        s.overtime = false;
        s.phase = s.calm ? Phase.CALM : Phase.WAVE;
    }

    /** FLOW-56: the wave is over. */
    static void afterWave(FlowState s, Told told) {
        if (s.calm) s.cardDiscard += Stock.one(ActionCard.CALM_WATERS.ordinal());
        s.calm = false;
        s.carded = false;
        s.taken = 0;
        if (s.rules.waveFirst() && Ending.won(s)) {
            Ending.win(s, told);
            return;
        }
        pass(s, told);
        if (s.phase.over() || s.rules.timed()) return;
        if (s.waitsForStart()) s.phase = Phase.READY;
        else begin(s, told);
    }

    private static void pass(FlowState s, Told told) {
        int next = s.next(s.seat);
        if (s.tilesLeft() > 0) turn(s, next);
        else passWithoutTiles(s, next, told);
    }

    private static void turn(FlowState s, int seat) {
        s.seat = seat;
        s.phase = s.rules.timed() && s.deadline == State.NEVER ? Phase.READY : Phase.TURN;
    }

    /** FLOW-61: anyone who cannot act is skipped; if nobody can, the round ends or the game does. */
    private static void passWithoutTiles(FlowState s, int next, Told told) {
        int able = next;
        for (int i = 0; i < s.rules.seats(); i++, able = s.next(able)) {
            if (!Cards.anyPlayable(s, able)) continue;
            if (told.listening()) tellSkipped(s, next, able, told);
            turn(s, able);
            return;
        }
        if (Cards.anyBarred(s)) cutShort(s, told);
        else Ending.lose(s, told);
    }

    private static void tellSkipped(FlowState s, int next, int able, Told told) {
        for (int seat = next; seat != able; seat = s.next(seat)) told.all(new FlowEvent.TurnSkipped(seat));
    }

    private static void cutShort(FlowState s, Told told) {
        if (told.listening()) told.all(new FlowEvent.RoundCutShort(s.seat));
        wave(s);
    }
}
