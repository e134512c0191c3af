package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Reason;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.flow.Flow;
import tablee.flow.bots.FlowReasons;
import tablee.flow.positions.FlowView;

class FlowRoundsTest {
    private static final Flow FLOW = new Flow();

    private static final String ONE_TILE = FlowTable.EMPTY.replace("C . .", "C ─ .");

    @Test
    @DisplayName("FLOW-50 A round lasts 60 seconds from its start, or 45, 90, 120 by the table's choice")
    void length() {
        for (int seconds : new int[] {45, 60, 90, 120}) {
            FlowTable table = FlowTable.dealt("round=" + seconds).is(Phase.READY, 0);
            assertEquals(State.NEVER, table.state().dueAt());
            table.at(7_000).plays(0, "start").told(new FlowEvent.RoundStarted(1, 0, 7_000 + 1000L * seconds));
            assertEquals(7_000 + 1000L * seconds, table.state().dueAt());
        }
        assertEquals(60_000, FlowTable.dealt().plays(0, "start").state().dueAt());
    }

    @Test
    @DisplayName("FLOW-50 Untimed rounds are a number of turns, usually 8; no clock runs")
    void untimed() {
        FlowTable table = FlowTable.of(1, "turns=5").board(ONE_TILE);
        assertEquals(State.NEVER, table.state().dueAt());
        table.idle(4).is(Phase.TURN, 0).idle(1).is(Phase.WAVE, 0);
        assertFalse(Actor.in(table.state().toAct(), Actor.CLOCK));
        assertEquals(8, FlowTable.of(1).state().rules.turns());
    }

    @Test
    @DisplayName("FLOW-51 Anyone who has neither drawn nor started a card when time runs out takes no action")
    void beforeTheDraw() {
        FlowTable.timed(2)
                .board(ONE_TILE)
                .at(60_000)
                .clock()
                .told(new FlowEvent.TimeRanOut(0, false, 60_000))
                .is(Phase.WAVE, 0)
                .chance("dice 1 1")
                .is(Phase.READY, 1);
    }

    @Test
    @DisplayName("FLOW-51 Anyone who has drawn a tile finishes within 15 seconds")
    void betweenDrawAndPlacement() {
        FlowTable table =
                FlowTable.timed(2).board(ONE_TILE).drawn(Tile.CORNER).at(60_000).clock();
        table.told(new FlowEvent.TimeRanOut(0, true, 75_000)).is(Phase.PLACE, 0);
        assertEquals(75_000, table.state().dueAt());
        assertTrue(table.state().overtime);
        table.at(74_999).plays(0, "place a2 ne").is(Phase.WAVE, 0).shows(ONE_TILE.replace("2 .", "2 └"));
        assertEquals(State.NEVER, table.state().dueAt());
    }

    @Test
    @DisplayName("FLOW-51 After that the drawn tile is discarded")
    void tooLateForTheTile() {
        FlowTable.timed(2, "grace=30")
                .board(ONE_TILE)
                .drawn(Tile.CORNER)
                .at(60_000)
                .clock()
                .told(new FlowEvent.TimeRanOut(0, true, 90_000))
                .at(90_000)
                .clock()
                .told(new FlowEvent.TileDiscarded(0, Tile.CORNER, FlowEvent.Discard.OUT_OF_TIME))
                .discards(Tile.CORNER)
                .is(Phase.WAVE, 0);
    }

    @Test
    @DisplayName(
            "FLOW-51 A started card returns to the hand unplayed, and what it took up goes back with its Bird token")
    void duringACard() {
        String board = FlowTable.EMPTY.replace("C . .", "C ─'.");
        FlowTable table = FlowTable.timed(1, "scenarios=one-card", "grace=10")
                .board(board)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift b1")
                .at(60_000)
                .clock()
                .told(new FlowEvent.TimeRanOut(0, true, 70_000))
                .at(70_000)
                .clock()
                .told(new FlowEvent.CardTakenBack(0, ActionCard.CURRENT))
                .shows(board)
                .is(Phase.WAVE, 0);
        assertEquals(List.of(ActionCard.CURRENT), table.hand(0));
        assertFalse(table.state().carded);
        assertEquals(Optional.empty(), FlowView.of(table.state(), 0).playing());
    }

    @Test
    @DisplayName("FLOW-51 A card can also be finished in that time")
    void finishingACard() {
        FlowTable table = FlowTable.timed(1)
                .board(ONE_TILE)
                .hand(0, ActionCard.SUPPORT)
                .plays(0, "play support")
                .at(60_000)
                .clock()
                .plays(0, "remove b1")
                .shows(FlowTable.EMPTY)
                .is(Phase.WAVE, 0);
        assertEquals(List.of(), table.hand(0));
    }

    @Test
    @DisplayName("FLOW-51 A tile swapped after time ran out still brings its card")
    void swapAfterTime() {
        FlowTable table = FlowTable.timed(1)
                .drawn(Tile.CORNER)
                .at(60_000)
                .clock()
                .plays(0, "swap")
                .chance("card return");
        table.is(Phase.WAVE, 0);
        assertEquals(List.of(ActionCard.RETURN), table.hand(0));
    }

    @Test
    @DisplayName("FLOW-52 The win is checked when that action ends, before the wave")
    void winAfterTime() {
        FlowTable.timed(1)
                .board(FlowEndTest.ALMOST)
                .drawn(Tile.STRAIGHT)
                .at(60_000)
                .clock()
                .plays(0, "place d6 ns")
                .is(Phase.WON, 0);
    }

    @Test
    @DisplayName("FLOW-56 Every timed round begins with a deliberate start, by any seat")
    void start() {
        FlowTable table = FlowTable.timed(3).board(ONE_TILE).at(60_000).clock().chance("dice 1 1");
        table.is(Phase.READY, 1).refuses("draw", "FLOW-56", "start-first");
        assertEquals(Actor.seats(3), table.state().toAct());
        assertEquals(Optional.empty(), table.deadline());
        table.at(300_000)
                .plays(2, "start")
                .told(new FlowEvent.RoundStarted(2, 2, 360_000))
                .is(Phase.TURN, 1)
                .refuses("start", "FLOW-20", "draw-or-play");
    }

    @Test
    @DisplayName("FLOW-56 A start that the table makes for everybody is told as nobody's")
    void startedByTheTable() {
        FlowTable table = FlowTable.timed(3).board(ONE_TILE).at(60_000).clock().chance("dice 1 1");
        table.offers("start");
        int move = table.state().together();
        assertEquals("together", table.state().write(0, move));
        table.at(300_000)
                .plays(2, "together")
                .told(new FlowEvent.RoundOpened(2, 360_000))
                .is(Phase.TURN, 1);
        assertEquals(State.NO_MOVE, table.state().together());
        FlowTable first = FlowTable.timed(3, "ruleset=1")
                .board(ONE_TILE)
                .at(60_000)
                .clock()
                .chance("dice 1 1");
        assertEquals(State.NO_MOVE, first.state().together());
        first.refuses("together", "FLOW-56", "start-first");
    }

    @Test
    @DisplayName("FLOW-51 The time to finish counts from the round's deadline, however late the clock is read")
    void graceFromTheDeadline() {
        FlowTable.timed(1).drawn(Tile.CORNER).at(63_000).clock().told(new FlowEvent.TimeRanOut(0, true, 75_000));
        FlowTable.timed(1, "ruleset=1")
                .drawn(Tile.CORNER)
                .at(63_000)
                .clock()
                .told(new FlowEvent.TimeRanOut(0, true, 78_000));
    }

    @Test
    @DisplayName(
            "FLOW-51, TABLE-5 No undo goes back past the end of the clock or the start of a round, so neither starts again")
    void undoKeepsTheClock() {
        Match<FlowState> match = late(2);
        assertEquals(0, match.undoable());
        assertEquals(75_000, match.state().dueAt());
        Match<FlowState> started = after(ready(2), new Entry(0, move(ready(2), "start"), 1_000));
        assertEquals(0, started.undoable());
    }

    @Test
    @DisplayName("FLOW-51 A log of ruleset 1 in which an undo did so is still accepted")
    void undoByRuleset1() {
        Match<FlowState> match = late(1);
        assertEquals(2, match.undoable());
        Match<FlowState> undone =
                after(match, new Entry(Actor.TABLE, new TableMove(TableMove.Kind.UNDO, 1).code(), 70_000));
        Match<FlowState> again = after(undone, new Entry(Actor.CLOCK, move(undone, "time"), 70_000));
        assertEquals(85_000, again.state().dueAt());
        assertEquals(
                again.state().position(),
                Match.replay(FLOW, again.header(), again.log()).state().position());
        assertEquals(
                1, after(ready(1), new Entry(0, move(ready(1), "start"), 1_000)).undoable());
    }

    /** A tile was taken just before the clock ran out. */
    private static Match<FlowState> late(int ruleset) {
        FlowTable table =
                FlowTable.timed(2, "ruleset=" + ruleset).board(ONE_TILE).revealed(Tile.CORNER);
        Match<FlowState> match = open(table);
        match = after(match, new Entry(0, move(match, "take corner"), 59_000));
        return after(match, new Entry(Actor.CLOCK, move(match, "time"), 60_000));
    }

    /** The second round waits for its start. */
    private static Match<FlowState> ready(int ruleset) {
        return open(FlowTable.timed(2, "ruleset=" + ruleset)
                .board(ONE_TILE)
                .at(60_000)
                .clock()
                .chance("dice 1 1"));
    }

    private static Match<FlowState> open(FlowTable table) {
        Record start = table.state().position();
        return Match.open(FLOW, new Header("flow", table.setup(), new TreeMap<>(), Optional.of(start)));
    }

    private static int move(Match<FlowState> match, String word) {
        return match.state().read(0, word);
    }

    private static Match<FlowState> after(Match<FlowState> match, Entry entry) {
        return ((Match.Accepted<FlowState>) match.play(entry)).match();
    }

    @Test
    @DisplayName("FLOW-52 With the wave first, the action that ends a round wins only what the wave leaves")
    void winAfterWave() {
        String[] waveFirst = {"win=after-wave"};
        FlowTable spared =
                FlowTable.timed(1, waveFirst).board(FlowEndTest.ALMOST).calm().drawn(Tile.STRAIGHT);
        spared.at(60_000).clock().plays(0, "place d6 ns").is(Phase.CALM, 0);
        spared.plays(0, "roll black").chance("black 1").is(Phase.WON, 0);
        FlowTable swept = FlowTable.timed(1, waveFirst)
                .board(FlowEndTest.ALMOST)
                .drawn(Tile.STRAIGHT)
                .at(60_000)
                .clock();
        swept.plays(0, "place d6 ns").chance("dice 1 1").is(Phase.READY, 0);
        FlowTable inTime = FlowTable.timed(1, waveFirst)
                .board(FlowEndTest.ALMOST)
                .drawn(Tile.STRAIGHT)
                .at(59_000);
        inTime.plays(0, "place d6 ns").is(Phase.WON, 0);
    }

    @Test
    @DisplayName("FLOW-52 The last turn of an untimed round is such an action, and the hint says so")
    void winAfterWaveUntimed() {
        FlowTable table = FlowTable.of(1, "turns=4", "win=after-wave")
                .board(FlowEndTest.ALMOST)
                .calm()
                .idle(3);
        table.plays(0, "draw").chance("tile straight");
        FlowState state = table.state();
        Reason reason = FlowReasons.of(state, state.read(0, "place d6 ns"));
        assertEquals("win-if-spared", reason.key());
        table.plays(0, "place d6 ns").plays(0, "roll black").chance("black 1").is(Phase.WON, 0);
    }
}
