package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.positions.CircusPosition;
import tablee.circus.positions.CircusView;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.RecordLine;
import tablee.core.Viewer;
import tablee.wire.json.Json;

/** Who knows what, and for how long it can be read. */
class CircusSecretsTest {
    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    private static final String[] DEAL = {
        "first 0",
        "deal acrobat",
        "deal magician",
        "deal fortune-teller",
        "deal strongman",
        "deal tamer",
        "deal acrobat/magician",
        "deal magician/fortune-teller",
        "deal tamer/acrobat",
        "deal strongman/tamer",
        "deal fortune-teller/strongman"
    };

    private static List<Integer> seen(CircusTable stage, int position) {
        return ((CircusPosition) stage.state.position())
                .ring()
                .get(position - 1)
                .seen();
    }

    private static Match<CircusState> match(int seats, String... options) {
        Match<CircusState> match = Match.open(CircusTable.GAME, Header.of("circus", CircusTable.setup(seats, options)));
        return play(match, DEAL);
    }

    private static Match<CircusState> play(Match<CircusState> start, String... words) {
        Match<CircusState> match = start;
        for (String word : words) {
            int actor = Actor.first(match.toAct());
            Entry entry = new Entry(actor, match.state().read(actor, word), 0);
            match = ((Match.Accepted<CircusState>) match.play(entry)).match();
        }
        return match;
    }

    private static List<Integer> versions(Match<CircusState> match, int viewer) {
        return match.record(viewer).stream().map(RecordLine::version).toList();
    }

    @Test
    @DisplayName("CIRC-50: a flip is seen by all, and what is known of a token goes where the token goes")
    void flipIsPublic() {
        CircusTable stage = CircusTable.of(RING).play("flip 8");
        assertEquals(List.of(1, 1), seen(stage, 8));
        assertEquals(List.of(0, 0), seen(stage, 9));
        assertEquals(1, ((CircusPosition) stage.state.position()).ring().get(7).seenByAll());
        assertEquals(Viewer.EVERYBODY, stage.told.revealedTo());
        stage.play("swap 8 9");
        assertEquals(List.of(1, 1), seen(stage, 9));
        assertEquals(List.of(0, 0), seen(stage, 8));
    }

    @Test
    @DisplayName("CIRC-50: a token that bows is seen by all too")
    void bowIsPublic() {
        CircusTable stage = CircusTable.of("""
                A/m C A/c A/t C
                F   C S   C   T
                """).play("swap 1 2");
        assertEquals(List.of(1, 1), seen(stage, 3));
        assertEquals(Viewer.EVERYBODY, stage.told.revealedTo());
    }

    @Test
    @DisplayName("CIRC-50: a look is private to the looker")
    void lookIsPrivate() {
        CircusTable stage = CircusTable.of(RING).applause(1, 0).play("look 3");
        assertEquals(Map.of(3, "magician"), stage.shown(0));
        assertEquals(Map.of(), stage.shown(1));
        assertEquals(Map.of(), stage.shown(Viewer.SPECTATOR));
        assertEquals(List.of(1, 0), seen(stage, 3));
        assertEquals(Actor.bit(0), stage.told.revealedTo());
        assertEquals(stage.told.to(0), stage.told.to(1));
    }

    @Test
    @DisplayName("CIRC-50: a swap shows nobody anything")
    void swapIsBlind() {
        assertEquals(0, CircusTable.of(RING).play("swap 1 2").told.revealedTo());
    }

    @Test
    @DisplayName("CIRC-51: a view holds no back that is not being shown, neither seen before nor hidden")
    void viewHidesBacks() {
        CircusTable stage = CircusTable.of(RING).play("flip 8", "flip 8");
        CircusView view = stage.view(0);
        assertEquals(List.of(), view.shown());
        assertEquals(List.of(), view.notebook());
        CircusTable twin = CircusTable.of("""
                C/f A/t C/t M/a C/s
                F/m C/m S/f C/a T/s
                """).play("flip 8", "flip 8");
        assertEquals(Json.text(view), Json.text(twin.view(0)));
    }

    @Test
    @DisplayName("CIRC-51: a look stays in the view until the looker acknowledges it")
    void acknowledge() {
        CircusTable stage =
                CircusTable.of(RING).refuses("ok", "CIRC-51", "no-look").play("use 10");
        assertEquals(Map.of(1, "acrobat", 9, "tamer"), stage.shown(0));
        assertTrue(stage.moves().contains("ok"));
        stage.play("ok").isTurn(1, 0);
        assertEquals(List.of(new CircusEvent.LookDone(0)), stage.told());
        assertEquals(Map.of(), stage.shown(0));
        assertEquals(1, stage.state.actionsLeft);
        stage.refuses("ok", "CIRC-51", "no-look");
    }

    @Test
    @DisplayName("CIRC-51: or until the looker moves")
    void movingAcknowledges() {
        assertEquals(Map.of(), CircusTable.of(RING).play("use 10", "flip 8").shown(0));
        assertEquals(
                Map.of(2, "magician"),
                CircusTable.of(RING).applause(1, 0).play("use 10", "look 2").shown(0));
    }

    @Test
    @DisplayName("CIRC-51: a turn does not end by itself while a look is open; ok or end then ends it")
    void openLookHoldsTheTurn() {
        CircusTable stage = CircusTable.of(RING).play("flip 8", "use 10").isTurn(1, 0);
        assertEquals(List.of("ok", "end"), stage.moves());
        stage.refuses("flip 8", "CIRC-20", "no-action-left", 2);
        stage.play("ok").isTurn(2, 1);
        assertEquals(List.of(new CircusEvent.LookDone(0), new CircusEvent.TurnBegan(2, 1)), stage.told());
        CircusTable.of(RING).play("flip 8", "use 10", "end").isTurn(2, 1);
        CircusTable rich = CircusTable.of(RING)
                .applause(1, 0)
                .play("flip 8", "use 10", "ok")
                .isTurn(1, 0);
        assertFalse(rich.moves().contains("ok"));
    }

    @Test
    @DisplayName("CIRC-51: the record reaches back to the beginning of one's own previous turn and no further")
    void record() {
        Match<CircusState> match = match(2);
        assertEquals(11, versions(match, 0).size(), "before one's first turn everything");
        match = play(match, "flip 2", "flip 2", "flip 4", "flip 4", "end");
        assertEquals(3, match.state().turn);
        assertEquals(List.of(11, 12, 13, 14, 15), versions(match, 0));
        assertEquals(List.of(13, 14, 15), versions(match, 1));
        match = play(match, "flip 2");
        assertEquals(List.of(11, 12, 13, 14, 15, 16), versions(match, 0));
        match = play(match, "flip 2");
        assertEquals(List.of(16, 17), versions(match, 0));
        assertEquals(List.of(13, 14, 15, 16, 17), versions(match, 1));
    }

    @Test
    @DisplayName("CIRC-51: a spectator reads no further back than any seat, and everything after the end")
    void spectatorsRecord() {
        Match<CircusState> match = match(2);
        match = play(match, "flip 2", "flip 2", "flip 4");
        assertEquals(List.of(11, 12, 13), versions(match, 0));
        assertEquals(14, versions(match, 1).size());
        assertEquals(List.of(11, 12, 13), versions(match, Viewer.SPECTATOR));
        assertEquals(14, versions(match, Viewer.ALL).size());
        while (!match.over()) {
            boolean done = match.state().actionsLeft == 0;
            match = play(match, done ? "end" : "flip 2");
        }
        assertEquals(match.version(), versions(match, Viewer.SPECTATOR).size());
        assertEquals(match.version(), versions(match, 1).size());
    }

    @Test
    @DisplayName("CIRC-51: after the end everybody sees all backs")
    void afterTheEnd() {
        CircusTable stage =
                CircusTable.of("""
                A/c M/a A/t C C
                F C S C M
                """).posters(0, Artist.TAMER, Artist.STRONGMAN).play("flip 2");
        assertEquals(10, stage.shown(1).size());
        assertEquals(10, stage.shown(Viewer.SPECTATOR).size());
        assertEquals(Viewer.EVERYBODY, stage.told.revealedTo());
    }

    @Test
    @DisplayName("CIRC-52: with the notebook off, nothing told or viewed later holds what a look showed")
    void looksAreNotResent() {
        Match<CircusState> match = play(match(2), "use 10", "ok");
        assertEquals(List.of(), ((CircusView) match.view(0)).shown());
        String told = Json.text(match.record(0).stream().map(RecordLine::told).toList());
        assertTrue(told.contains("\"looked\":[1,9]"), told);
        assertFalse(told.contains("back"), told);
        assertEquals(match.record(0), match.record(1));
    }

    @Test
    @DisplayName("CIRC-52: with the notebook on, the view says of each back what is seen, deduced or open")
    void notebook() {
        CircusTable stage =
                CircusTable.of(CircusTable.setup(2, "notebook", "on"), RING).applause(1, 0);
        stage.play("flip 2", "flip 2", "look 10", "ok");
        List<Notebook.Note> notes = stage.view(0).notebook();
        assertEquals(
                new Notebook.Note(
                        1,
                        Notebook.How.OPEN,
                        List.of(
                                Artist.ACROBAT,
                                Artist.MAGICIAN,
                                Artist.FORTUNE_TELLER,
                                Artist.STRONGMAN,
                                Artist.TAMER)),
                notes.get(0));
        assertEquals(new Notebook.Note(2, Notebook.How.SEEN, List.of(Artist.MAGICIAN)), notes.get(1));
        assertEquals(new Notebook.Note(4, Notebook.How.DEDUCED, List.of(Artist.FORTUNE_TELLER)), notes.get(3));
        assertEquals(new Notebook.Note(10, Notebook.How.SEEN, List.of(Artist.STRONGMAN)), notes.get(9));
        assertEquals(new Notebook.Note(8, Notebook.How.DEDUCED, List.of(Artist.TAMER)), notes.get(7));
        assertEquals(
                Notebook.How.DEDUCED, stage.view(1).notebook().get(9).how(), "the opponent saw the flip and can count");
    }

    @Test
    @DisplayName("CIRC-52: with the notebook on the whole record can be read")
    void notebookRecord() {
        Match<CircusState> match = play(match(2, "notebook", "on"), "flip 2", "flip 2", "flip 4", "flip 4", "end");
        assertEquals(16, versions(match, 0).size());
        assertEquals(16, versions(match, Viewer.SPECTATOR).size());
    }
}
