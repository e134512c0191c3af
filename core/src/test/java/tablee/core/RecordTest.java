package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RecordTest {
    private static final List<Entry> THREE =
            List.of(new Entry(0, 1, 0), new Entry(1, PileGame.PEEK, 0), new Entry(0, 2, 0));

    private static Match<PileState> fromPosition(String memory) {
        Setup setup = PileGame.setup(2, "memory", memory);
        Record start = new PileGame.Position(0, 0, true, 0);
        return Match.replay(PileGame.GAME, new Header("pile", setup, new TreeMap<>(), Optional.of(start)), THREE);
    }

    @Test
    @DisplayName("each viewer reads what it was told, entry by entry")
    void toldPerViewer() {
        RecordLine first = new RecordLine(0, 0, List.of(new PileGame.Put(0, 1)));
        RecordLine last = new RecordLine(2, 0, List.of(new PileGame.Put(0, 3)));
        assertEquals(
                List.of(first, new RecordLine(1, 1, List.of(new PileGame.Peeked(1, 1))), last),
                fromPosition("99").record(1));
        assertEquals(
                List.of(first, new RecordLine(1, 1, List.of(new PileGame.SomebodyPeeked(1))), last),
                fromPosition("99").record(Viewer.SPECTATOR));
    }

    @Test
    @DisplayName("a game of memory shows only the last entries, also in a match that started from a position")
    void lookBack() {
        assertEquals(
                List.of(1, 2),
                fromPosition("2").record(0).stream().map(RecordLine::version).toList());
        assertEquals(List.of(), fromPosition("0").record(0));
    }

    @Test
    @DisplayName("entries that an undo took back are not in the record")
    void undone() {
        Match<PileState> match = PileGame.match(2);
        List<Entry> entries = List.of(
                match.log().get(0),
                new Entry(0, 1, 0),
                new Entry(Actor.TABLE, new TableMove(TableMove.Kind.UNDO, 1).code(), 0),
                new Entry(0, 2, 0));
        Match<PileState> undone = Match.replay(PileGame.GAME, match.header(), entries);
        assertEquals(
                List.of(
                        new RecordLine(0, Actor.CHANCE, List.of(new PileGame.Put(Actor.CHANCE, 0))),
                        new RecordLine(3, 0, List.of(new PileGame.Put(0, 2)))),
                undone.record(1));
    }
}
