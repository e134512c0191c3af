package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Leagues: everybody meets everybody. */
class LeagueTournamentTest {
    private static Map<Set<Integer>, Integer> meetings(TournamentScene scene) {
        Map<Set<Integer>, Integer> times = new HashMap<>();
        scene.at.pairings().forEach(pairing -> times.merge(Set.copyOf(pairing.seats()), 1, Integer::sum));
        return times;
    }

    @Test
    @DisplayName("TOUR-20: Everybody meets everybody once, or twice, and begins as often as not, give or take one")
    void everybody() {
        for (int size = 2; size <= 13; size++) {
            for (int laps = 1; laps <= 2; laps++) {
                TournamentScene scene =
                        TournamentScene.of(TournamentKind.LEAGUE, 2, laps, size).started();
                scene.finish();
                assertEquals(size * (size - 1) / 2, meetings(scene).size());
                int times = laps;
                assertTrue(meetings(scene).values().stream().allMatch(each -> each == times));
                for (int who = 1; who <= size; who++) {
                    int[] seats = scene.seats(who);
                    assertTrue(Math.abs(seats[0] - seats[1]) <= 2 - laps, size + ": " + who);
                }
                assertEquals(TournamentPhase.OVER, scene.at.phase());
            }
        }
    }

    @Test
    @DisplayName("TOUR-20: One rests where the number is odd, and that brings nothing")
    void rest() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.LEAGUE, 2, 1, 5).started();
        scene.finish();
        assertEquals(5, scene.at.byes().size());
        assertTrue(scene.at.byes().stream().allMatch(bye -> bye.points() == 0));
        assertEquals(8, scene.line(1).points());
    }

    @Test
    @DisplayName("TOUR-20: Anyone who has withdrawn loses what was still to be played")
    void withdrawal() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.LEAGUE, 2, 1, 4).started();
        scene.reportAll();
        scene.accept(new TournamentCommand.Withdraw(1));
        scene.later(5_000);
        assertEquals(1, scene.at.open().size());
        assertEquals(2, scene.at.byes().get(0).points());
        scene.finish();
        assertEquals(2, scene.line(1).points());
    }
}
