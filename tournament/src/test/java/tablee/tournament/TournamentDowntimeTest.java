package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A server that is away for days. */
class TournamentDowntimeTest {
    @Test
    @DisplayName("TOUR-8: The calendar alone lets no clock run out: time without a server counts for nothing")
    void downtime() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        scene.wallMillis += 100L * 3_600_000;
        scene.accept(new TournamentCommand.Wake());
        assertEquals(TournamentPhase.RUNNING, scene.at.phase());
        scene.later(3_600_000);
        assertEquals(TournamentPhase.OVER, scene.at.phase());
    }

    @Test
    @DisplayName(
            "TOUR-8: A round of a Swiss tournament and of a league does not end while there is no server, and neither"
                    + " does the pause after it")
    void downtimeOfRounds() {
        for (TournamentKind kind : List.of(TournamentKind.SWISS, TournamentKind.LEAGUE)) {
            TournamentScene scene = TournamentScene.of(kind, 2, 2, 4).started();
            scene.wallMillis += 100L * 24 * 3_600_000;
            scene.accept(new TournamentCommand.Wake());
            assertEquals(2, scene.at.open().size(), kind + ": nothing has expired");
            scene.later(3_599_999);
            assertEquals(2, scene.at.open().size());
            scene.reportAll();
            int round = scene.at.round();
            scene.wallMillis += 100L * 24 * 3_600_000;
            scene.accept(new TournamentCommand.Wake());
            assertEquals(round, scene.at.round(), kind + ": the pause stands still");
            scene.later(scene.terms.pauseMillis());
            assertEquals(round + 1, scene.at.round(), kind.name());
            scene.later(3_600_000);
            assertTrue(scene.at.pairings().stream().anyMatch(Pairing::expired), kind + ": time with a server counts");
        }
    }

    @Test
    @DisplayName("TOUR-8: No match of a knock-out runs out while there is no server")
    void downtimeOfKnockOut() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 4).started();
        scene.wallMillis += 100L * 24 * 3_600_000;
        scene.accept(new TournamentCommand.Wake());
        assertEquals(2, scene.at.open().size(), "nothing has expired");
        scene.later(3_599_999);
        assertEquals(2, scene.at.open().size());
        scene.later(1);
        assertTrue(scene.at.pairings().stream().anyMatch(Pairing::expired), "time with a server counts");
    }
}
