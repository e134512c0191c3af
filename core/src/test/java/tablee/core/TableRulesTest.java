package tablee.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.TableMove.Kind;

/** The rules of docs/rules/table.md. */
class TableRulesTest {
    private static Match<PileState> after(Match<PileState> match, int actor, int move, long at) {
        Match.Step<PileState> step = match.play(new Entry(actor, move, at));
        return ((Match.Accepted<PileState>) step).match();
    }

    private static Match<PileState> after(Match<PileState> match, Kind kind, int arg) {
        return after(match, Actor.TABLE, new TableMove(kind, arg).code(), match.at());
    }

    private static Refusal refusal(Match<PileState> match, int actor, int move, long at) {
        return ((Match.Refused<PileState>) match.play(new Entry(actor, move, at))).refusal();
    }

    private static Refusal refusal(Match<PileState> match, Kind kind, int arg) {
        return refusal(match, Actor.TABLE, new TableMove(kind, arg).code(), match.at());
    }

    @Test
    @DisplayName("TABLE-1 only an actor the game waits for may act")
    void turn() {
        Match<PileState> match = PileGame.match(2);
        assertEquals(Refusal.of("TABLE-1", "not-your-turn"), refusal(match, 1, 1, 0));
        assertEquals(Refusal.of("TABLE-1", "not-your-turn"), refusal(match, Actor.CLOCK, PileGame.RING, 0));
        assertEquals(Actor.bit(1), after(match, 0, 1, 0).toAct());
    }

    @Test
    @DisplayName("TABLE-1 while chance is to act, nobody else is")
    void chanceFirst() {
        Match<PileState> match = Match.open(PileGame.GAME, PileGame.header(2));
        assertEquals(Actor.bit(Actor.CHANCE), match.toAct());
        assertEquals("TABLE-1", refusal(match, 0, 1, 0).rule());
    }

    @Test
    @DisplayName("TABLE-2 after the end nothing is played any more, not even by the table")
    void over() {
        Match<PileState> match = after(PileGame.match(2, "goal", "1"), 0, 1, 0);
        assertTrue(match.over());
        assertEquals(0, match.toAct());
        assertEquals(Refusal.of("TABLE-2", "over"), refusal(match, 1, 1, 0));
        assertEquals(Refusal.of("TABLE-2", "over"), refusal(match, Kind.UNDO, 1));
        assertArrayEquals(new int[] {1, 2}, match.ranks().orElseThrow());
    }

    @Test
    @DisplayName("TABLE-3 time never runs backwards, and may stand still")
    void time() {
        Match<PileState> match = after(PileGame.match(2), 0, 1, 500);
        assertEquals(Refusal.of("TABLE-3", "time-runs-forward", 499L, 500L), refusal(match, 1, 1, 499));
        assertEquals("TABLE-3", refusal(match, Actor.TABLE, 0, 499).rule());
        assertEquals(500, after(match, 1, 1, 500).at());
    }

    @Test
    @DisplayName("TABLE-4 the clock acts from its due time on and not before")
    void clockWhenDue() {
        Match<PileState> match = PileGame.match(2, "clock", "on");
        assertEquals(Refusal.of("TABLE-4", "not-due", 1000L), refusal(match, Actor.CLOCK, PileGame.RING, 999));
        assertEquals(
                Actor.bit(1), after(match, Actor.CLOCK, PileGame.RING, 1000).toAct() & Actor.seats(2));
        assertEquals(
                Actor.bit(1), after(match, Actor.CLOCK, PileGame.RING, 4000).toAct() & Actor.seats(2));
    }

    @Test
    @DisplayName("TABLE-4 a person's move counts before the due time; from then on the clock acts first")
    void clockFirst() {
        Match<PileState> match = PileGame.match(2, "clock", "on");
        assertEquals(Refusal.of("TABLE-4", "too-late", 1000L), refusal(match, 0, 1, 1000));
        assertEquals("#", after(match, 0, 1, 999).state().draw());
    }

    @Test
    @DisplayName("TABLE-5 an undo takes back the last entries in effect and is itself an entry")
    void undo() {
        Match<PileState> match = after(after(after(PileGame.match(2), 0, 1, 0), 1, 2, 0), 0, 2, 0);
        Match<PileState> undone = after(match, Kind.UNDO, 2);
        assertEquals("#", undone.state().draw());
        assertEquals(5, undone.version());
        assertEquals(Actor.bit(1), undone.toAct());
        assertEquals(1, undone.undoable());
        Match<PileState> further = after(after(undone, 1, 1, 0), Kind.UNDO, 2);
        assertEquals("", further.state().draw());
        assertEquals(0, further.undoable());
    }

    @Test
    @DisplayName("TABLE-5 an undo never goes back past an entry by which somebody learned something, nor past chance")
    void barrier() {
        Match<PileState> fresh = PileGame.match(2);
        assertEquals(Refusal.of("TABLE-5", "undo-barrier"), refusal(fresh, Kind.UNDO, 1));
        Match<PileState> peeked = after(after(fresh, 0, 1, 0), 1, PileGame.PEEK, 0);
        assertEquals("TABLE-5", refusal(peeked, Kind.UNDO, 1).rule());
        Match<PileState> later = after(peeked, 0, 1, 0);
        assertEquals("TABLE-5", refusal(later, Kind.UNDO, 2).rule());
        assertEquals("#", after(later, Kind.UNDO, 1).state().draw());
        assertEquals("TABLE-5", refusal(later, Kind.UNDO, 0).rule());
    }

    @Test
    @DisplayName("TABLE-6 in a match between two sides, resigning or running out of time makes the other side win")
    void forfeit() {
        Match<PileState> resigned = after(PileGame.match(2), Kind.RESIGN, 0);
        assertTrue(resigned.over());
        assertArrayEquals(new int[] {2, 1}, resigned.ranks().orElseThrow());
        Match<PileState> timeout = after(PileGame.match(4, "teams", "on"), Kind.TIMEOUT, 3);
        assertArrayEquals(new int[] {1, 2, 1, 2}, timeout.ranks().orElseThrow());
    }

    @Test
    @DisplayName("TABLE-6 with one side, or more than two, nobody forfeits; a seat that does not exist does not either")
    void noForfeit() {
        Refusal expected = Refusal.of("TABLE-6", "forfeit-two-sides");
        assertEquals(expected, refusal(PileGame.match(1), Kind.RESIGN, 0));
        assertEquals(expected, refusal(PileGame.match(3), Kind.RESIGN, 0));
        assertEquals(expected, refusal(PileGame.match(3), Kind.TIMEOUT, 0));
        assertEquals(expected, refusal(PileGame.match(2), Kind.RESIGN, 2));
    }

    @Test
    @DisplayName("TABLE-7 while a match is paused only the table acts")
    void pause() {
        Match<PileState> running = PileGame.match(2);
        assertEquals(Refusal.of("TABLE-7", "not-paused"), refusal(running, Kind.RESUME, 0));
        Match<PileState> paused = after(running, Kind.PAUSE, 0);
        assertTrue(paused.paused());
        assertEquals(Refusal.of("TABLE-7", "paused"), refusal(paused, 0, 1, 0));
        assertEquals(Refusal.of("TABLE-7", "paused"), refusal(paused, Kind.PAUSE, 0));
        Match<PileState> resumed = after(paused, Kind.RESUME, 0);
        assertFalse(resumed.paused());
        assertEquals("#", after(resumed, 0, 1, 0).state().draw());
    }

    @Test
    @DisplayName("TABLE-8 a bot takes over a seat, and its person returns to it; the moves are the seat's all the same")
    void takeover() {
        Match<PileState> match = PileGame.match(2);
        assertEquals(Refusal.of("TABLE-8", "not-taken-over"), refusal(match, Kind.RETURN, 0));
        Match<PileState> taken = after(match, Kind.TAKEOVER, 0);
        assertTrue(taken.takenOver(0));
        assertFalse(taken.takenOver(1));
        assertEquals(Refusal.of("TABLE-8", "taken-over"), refusal(taken, Kind.TAKEOVER, 0));
        assertEquals("TABLE-8", refusal(match, Kind.TAKEOVER, 2).rule());
        assertEquals("TABLE-8", refusal(match, Kind.RETURN, 2).rule());
        Match<PileState> played = after(taken, 0, 1, 0);
        assertEquals(
                new RecordLine(2, 0, List.of(new PileGame.Put(0, 1))),
                played.record(0).get(1));
        assertFalse(after(played, Kind.RETURN, 0).takenOver(0));
    }

    @Test
    @DisplayName("TABLE-9 the table can abandon a match: it is over, without ranks")
    void abandon() {
        Match<PileState> abandoned = after(after(PileGame.match(2), Kind.PAUSE, 0), Kind.ABANDON, 0);
        assertTrue(abandoned.over());
        assertEquals(0, abandoned.toAct());
        assertEquals(Optional.empty(), abandoned.ranks().map(List::of));
        assertEquals("TABLE-2", refusal(abandoned, 0, 1, 0).rule());
    }

    @Test
    @DisplayName("TABLE-10 what is no move is refused, by the game's rules or the table's, and changes nothing")
    void noSuchMove() {
        Match<PileState> match = PileGame.match(2);
        assertEquals(Refusal.of("PILE-1", "one-or-two", 4), refusal(match, 0, 4, 0));
        assertEquals(Refusal.of("TABLE-10", "no-such-move"), refusal(match, Actor.TABLE, 0x7FFF0000, 0));
        assertEquals(Refusal.of("TABLE-10", "no-such-move"), refusal(match, Actor.TABLE, -1, 0));
        assertEquals(1, match.version());
        assertEquals("", match.state().draw());
    }

    @Test
    @DisplayName("each table rule is known by its id in docs/rules/table.md")
    void ids() {
        List<String> ids =
                java.util.Arrays.stream(TableRule.values()).map(TableRule::id).toList();
        for (int i = 0; i < 10; i++) assertEquals("TABLE-" + (i + 1), ids.get(i));
    }
}
