package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Arenas: duels, points, streaks and a clock. */
class ArenaTournamentTest {
    private static int only(TournamentScene scene) {
        return scene.at.open().get(0).number();
    }

    /** Entrant 1 wins, loses or ties the match that is played, and the next one is made. */
    private static void play(TournamentScene scene, int winner) {
        Pairing pairing = scene.at.pairing(only(scene));
        scene.report(pairing.number(), winner == 0 ? -1 : pairing.seats().indexOf(winner));
        scene.later(5_000);
    }

    @Test
    @DisplayName("TOUR-12: From two wins in a row on everything counts twice, until a match that is not won")
    void streaks() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        int[] winners = {1, 1, 1, 0, 1, 2, 1};
        int[] points = {2, 4, 8, 10, 12, 12, 14};
        for (int i = 0; i < winners.length; i++) {
            play(scene, winners[i]);
            assertEquals(points[i], scene.line(1).points(), "after match " + (i + 1));
        }
        assertEquals(3, scene.line(2).points(), "one tie and one win");
    }

    @Test
    @DisplayName("TOUR-11: Those who come free are paired in waves, and not with the one they have just met")
    void waves() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 4).started();
        assertEquals(2, scene.at.open().size());
        Set<Integer> first = Set.copyOf(scene.at.pairing(1).seats());
        scene.report(1, 0);
        scene.later(5_000);
        assertEquals(1, scene.at.open().size(), "these two have just met, and wait");
        scene.report(2, 0);
        assertEquals(2, scene.at.open().size());
        scene.at.open().forEach(pairing -> assertNotEquals(first, Set.copyOf(pairing.seats())));
    }

    @Test
    @DisplayName("TOUR-11: When only two are in, they meet again")
    void two() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        scene.report(1, 0);
        assertTrue(scene.at.open().isEmpty(), "a wave comes after a pause");
        assertEquals(scene.upMillis + 5_000, scene.at.wakeAtUpMillis());
        scene.later(5_000);
        assertEquals(List.of(2, 1), scene.at.pairing(2).seats(), "the other one begins");
    }

    @Test
    @DisplayName("TOUR-11: It ends when its clock has run out, and what is still played counts no more")
    void ends() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        assertEquals(scene.upMillis + 3_600_000, scene.at.wakeAtUpMillis());
        scene.later(3_599_999);
        assertEquals(TournamentPhase.RUNNING, scene.at.phase());
        scene.later(1);
        assertEquals(TournamentPhase.OVER, scene.at.phase());
        assertEquals(0, scene.line(1).points());
    }

    @Test
    @DisplayName("TOUR-16: Equal points in an arena: more wins, then fewer matches")
    void breaks() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 4).started();
        // 1 meets 2, and 3 meets 4: 1 wins, 3 and 4 tie; then 1 and 2 are unequal, 3 and 4 share a place
        scene.report(1, scene.at.pairing(1).seats().indexOf(1));
        scene.report(2, -1);
        List<StandingLine> lines = Standings.of(scene.at);
        assertEquals(List.of(1, 2, 2, 4), lines.stream().map(StandingLine::rank).toList());
        assertEquals(List.of(1, -1), lines.get(0).breaks());
    }
}
