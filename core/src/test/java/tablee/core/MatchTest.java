package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static Match<PileState> after(Match<PileState> match, int actor, int move) {
        return ((Match.Accepted<PileState>) match.play(new Entry(actor, move, match.at()))).match();
    }

    @Test
    @DisplayName("two continuations of the same match do not disturb each other")
    void immutable() {
        Match<PileState> match = after(PileGame.match(2), 0, 1);
        Match<PileState> one = after(match, 1, 1);
        Match<PileState> other = after(after(match, 1, 2), 0, 2);
        assertEquals("#", match.state().draw());
        assertEquals("##", one.state().draw());
        assertEquals("#####", other.state().draw());
        assertEquals(2, match.version());
        assertEquals(List.of(new Entry(Actor.CHANCE, 0, 0), new Entry(0, 1, 0), new Entry(1, 1, 0)), one.log());
        assertEquals(new Entry(1, 2, 0), other.log().get(2));
        assertEquals(3, one.record(0).size());
        assertEquals(1, match.undoable());
        assertEquals(3, other.undoable());
    }

    @Test
    @DisplayName("the state it hands out is a copy")
    void stateIsACopy() {
        Match<PileState> match = PileGame.match(2);
        match.state().play(0, 2, 0, Told.DEAF);
        assertEquals("", match.state().draw());
    }

    @Test
    @DisplayName("a move is asked for once, whether it is accepted or refused")
    void legalOnce() {
        Match<PileState> match = PileGame.match(2);
        int before = match.state().asked.get();
        match = after(match, 0, 1);
        assertEquals(before + 1, match.state().asked.get());
        assertTrue(match.play(new Entry(1, 99, 0)) instanceof Match.Refused);
        assertEquals(before + 2, match.state().asked.get());
    }

    @Test
    @DisplayName("a log leads to the same match again")
    void replay() {
        Match<PileState> match = after(after(PileGame.match(3), 0, 1), 1, PileGame.PEEK);
        Match<PileState> again = Match.replay(PileGame.GAME, match.header(), match.log());
        assertEquals(match.state().position(), again.state().position());
        assertEquals(match.record(1), again.record(1));
        assertEquals(match.log(), again.log());
        assertEquals(match.undoable(), again.undoable());
        assertSame(PileGame.GAME, again.game());
    }

    @Test
    @DisplayName("a log with an entry that is refused is bad input, which names entry and rule")
    void badLog() {
        List<Entry> log = List.of(new Entry(Actor.CHANCE, 0, 0), new Entry(1, 1, 0));
        BadInput bad = assertThrows(BadInput.class, () -> Match.replay(PileGame.GAME, PileGame.header(2), log));
        assertEquals("Entry 1 (1, move 1, at 0) is refused by TABLE-1.", bad.sentence());
    }

    @Test
    @DisplayName("a match may start from a position, also for its undo")
    void start() {
        Record position = new PileGame.Position(4, 1, true, 0);
        Header header = new Header("pile", PileGame.setup(2), new TreeMap<>(), Optional.of(position));
        Match<PileState> match = Match.open(PileGame.GAME, header);
        assertEquals("####", match.state().draw());
        int undo = new TableMove(TableMove.Kind.UNDO, 1).code();
        Match<PileState> undone = after(after(match, 1, 2), Actor.TABLE, undo);
        assertEquals(position, undone.state().position());
        Header negative = new Header(
                "pile", PileGame.setup(2), new TreeMap<>(), Optional.of(new PileGame.Position(-1, 0, true, 0)));
        assertThrows(BadInput.class, () -> Match.open(PileGame.GAME, negative));
    }

    @Test
    @DisplayName("why says in advance what play would say")
    void why() {
        Match<PileState> match = PileGame.match(2, "clock", "on");
        assertEquals(Optional.empty(), match.why(0, 1));
        assertEquals(Optional.of(Refusal.of("PILE-1", "one-or-two", 9)), match.why(0, 9));
        assertEquals(Optional.empty(), match.why(Actor.CLOCK, PileGame.RING));
        assertEquals(Optional.of("TABLE-1"), match.why(1, 1).map(Refusal::rule));
    }

    @Test
    @DisplayName("without entries there is no time, no rank and nothing to take back")
    void fresh() {
        Match<PileState> match = Match.open(PileGame.GAME, PileGame.header(2));
        assertEquals(0, match.at());
        assertEquals(0, match.version());
        assertEquals(0, match.undoable());
        assertFalse(match.over());
        assertFalse(match.paused());
        assertEquals(Optional.empty(), match.ranks().map(List::of));
        assertEquals(List.of(), match.record(0));
        assertEquals(new PileGame.Position(0, 0, false, 0), match.view(0));
    }

    @Test
    @DisplayName("what an entry tells comes with the new match; the table tells nothing of the game")
    void told() {
        Match.Step<PileState> step = PileGame.match(2).play(new Entry(0, 2, 0));
        assertEquals(
                List.of(new PileGame.Put(0, 2)),
                ((Match.Accepted<PileState>) step).told().to(1));
        int pause = new TableMove(TableMove.Kind.PAUSE, 0).code();
        Match.Step<PileState> paused = PileGame.match(2).play(new Entry(Actor.TABLE, pause, 0));
        assertEquals(List.of(), ((Match.Accepted<PileState>) paused).told().to(Viewer.ALL));
    }

    @Test
    @DisplayName("the eyes of a seat see its view, its record, its moves, and imagine without touching the truth")
    void eyes() {
        Match<PileState> fresh = PileGame.match(2);
        Match<PileState> match = ((Match.Accepted<PileState>) fresh.play(new Entry(0, PileGame.PEEK, 40))).match();
        Perspective<PileState> eyes = match.eyes(1);
        assertEquals(1, eyes.seat());
        assertEquals(2, eyes.version());
        assertEquals(40, eyes.at());
        assertEquals(match.view(1), eyes.view());
        assertEquals(match.record(1), eyes.record());
        Moves moves = new Moves();
        eyes.moves(moves);
        assertEquals(3, moves.size());
        PileState imagined = eyes.imagine((age, dice) -> false, () -> 5);
        assertEquals("#####", imagined.draw());
        assertEquals("", eyes.imagine(Memory.PERFECT, () -> 5).draw());
        eyes.imagine((age, dice) -> false, () -> 7, imagined);
        assertEquals("#######", imagined.draw());
        eyes.imagine(Memory.PERFECT, () -> 7, imagined);
        assertEquals("", imagined.draw());
        assertEquals("", match.state().draw());
    }
}
