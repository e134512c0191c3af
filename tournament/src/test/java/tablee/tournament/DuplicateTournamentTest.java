package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;

/** All tables play the same deals. */
class DuplicateTournamentTest {
    private static TournamentTerms terms(TournamentKind kind, int seats, boolean together) {
        return new TournamentTerms(kind, seats, 2, 60_000, 1, true, together, 40, Optional.empty(), Optional.empty());
    }

    private static TournamentScene started(int seats, boolean together, int entrants) {
        TournamentScene scene = new TournamentScene(terms(TournamentKind.SWISS, seats, together));
        scene.enter(entrants);
        return scene.started();
    }

    @Test
    @DisplayName("TOUR-18: All tables of a round have one deal, and each round another")
    void deals() {
        TournamentScene scene = started(2, false, 4);
        scene.finish();
        assertEquals(
                List.of(1, 1, 2, 2),
                scene.at.pairings().stream().map(scene.at::deal).toList());
        assertEquals(
                0,
                TournamentScene.of(TournamentKind.SWISS, 2, 2, 2).started().at.deal(scene.at.pairing(1)));
    }

    @Test
    @DisplayName("TOUR-18: A seat is compared with the same seat at the other tables: who came, then rank, then points")
    void compared() {
        TournamentScene scene = started(2, false, 8);
        SeatResult[] first = {
            new SeatResult(1, 0, 30, true),
            new SeatResult(1, 0, 20, true),
            new SeatResult(2, 0, 90, true),
            new SeatResult(2, 0, 90, false)
        };
        List<Integer> seats =
                scene.at.open().stream().map(each -> each.seats().get(0)).toList();
        List<Integer> seconds =
                scene.at.open().stream().map(each -> each.seats().get(1)).toList();
        for (int table = 0; table < 4; table++)
            scene.accept(new TournamentCommand.Report(table + 1, List.of(first[table], new SeatResult(2, 1, 5, true))));
        assertEquals(
                List.of(6, 4, 2, 0),
                seats.stream().map(who -> scene.line(who).points()).toList());
        assertEquals(
                List.of(3, 3, 3, 3),
                seconds.stream().map(who -> scene.line(who).points()).toList());
    }

    @Test
    @DisplayName("TOUR-23: Nothing of a round is counted before the last of its matches is over")
    void sealed() {
        TournamentScene scene = started(2, false, 4);
        scene.report(1, 0);
        int winner = scene.at.pairing(1).seats().get(0);
        assertTrue(scene.at.isSealed(scene.at.pairing(1)));
        assertEquals(0, scene.line(winner).points() + scene.line(winner).matches());
        scene.report(2, 1);
        assertFalse(scene.at.isSealed(scene.at.pairing(1)));
        assertEquals(2, scene.line(winner).points());
        scene.later(1);
        assertEquals(2, scene.at.round());
        assertEquals(2, scene.line(winner).points(), "the next round takes nothing back");
    }

    @Test
    @DisplayName("TOUR-19: Teams enter as one and have a table each, all with the same deal")
    void teams() {
        TournamentScene scene = started(3, true, 3);
        assertEquals(List.of(2, 2, 2), scene.at.pairing(2).seats());
        for (int team = 1; team <= 3; team++) {
            int rank = team == 3 ? 2 : 1;
            SeatResult result = new SeatResult(rank, 0, 10L * team, true);
            scene.accept(new TournamentCommand.Report(team, List.of(result, result, result)));
        }
        assertEquals(List.of(2, 1, 3), scene.order());
        assertEquals(
                List.of(4, 2, 0),
                Standings.of(scene.at).stream().map(StandingLine::points).toList());
        scene.later(1);
        assertEquals(2, scene.at.round());
        assertTrue(scene.at.open().stream().allMatch(pairing -> scene.at.deal(pairing) == 2));
    }

    @Test
    @DisplayName("TOUR-18, TOUR-19: Only rounds have the same deals, and teams that play together always do")
    void kinds() {
        assertThrows(BadInput.class, () -> terms(TournamentKind.ARENA, 2, false).check());
        TournamentTerms alone = new TournamentTerms(
                TournamentKind.SWISS, 3, 2, 60_000, 0, false, true, 40, Optional.empty(), Optional.empty());
        assertThrows(BadInput.class, alone::check);
    }
}
