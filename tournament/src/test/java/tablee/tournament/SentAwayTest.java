package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whom the host does not want at a tournament. */
class SentAwayTest {
    @Test
    @DisplayName(
            "TOUR-31: Its host sends people away until it has begun, for good: their place is free, and nobody plays them")
    void sentAway() {
        TournamentScene scene = TournamentScene.of(TournamentKind.SWISS, 2, 3, 40);
        scene.accept(new TournamentCommand.SendAway(7));
        assertEquals("sent-away", scene.refuse(new TournamentCommand.Return(7)).key());
        assertEquals("TOUR-31", scene.refuse(new TournamentCommand.SendAway(7)).rule());
        assertEquals(
                "no-such-entrant",
                scene.refuse(new TournamentCommand.SendAway(41)).key());
        scene.enter(1);
        assertEquals(41, scene.at.entrants().get(40).number());
        assertEquals(
                "full", scene.refuse(new TournamentCommand.Enter(1500, false)).key());
        scene.started();
        assertEquals("begun", scene.refuse(new TournamentCommand.SendAway(8)).key());
        assertTrue(scene.at.pairings().stream().noneMatch(each -> each.seats().contains(7)));
        assertEquals(20, scene.at.open().size());
        assertTrue(scene.order().stream().noneMatch(number -> number == 7));
        assertEquals(
                Standings.of(scene.at),
                Standings.of(Tournament.of(scene.terms, scene.log)),
                "the events make it again");
    }

    @Test
    @DisplayName("TOUR-31: Sending away and entering again comes to an end")
    void sentAwayOften() {
        TournamentScene scene = TournamentScene.of(TournamentKind.SWISS, 2, 3, 0);
        for (int number = 1; number <= TournamentTerms.MOST_ENTRANTS; number++) {
            scene.enter(1);
            scene.accept(new TournamentCommand.SendAway(number));
        }
        assertEquals(
                "full", scene.refuse(new TournamentCommand.Enter(1500, false)).key());
    }
}
