package tablee.simtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.tournament.TournamentKind;

/** Tournaments whose nodes die. */
class TournamentStormTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");

    @Test
    @DisplayName(
            "ASVS 2.3.4: TOUR-6, TOUR-7: In bad weather, with nodes that are lost and people who never come, no pairing is lost or made twice")
    void storm() {
        int storms = FULL ? 20 : 2;
        for (long seed = 1; seed <= storms; seed++) {
            TournamentStorm storm = new TournamentStorm(seed, true);
            storm.enter(TournamentKind.SWISS, 3, FULL ? 30 : 10, true);
            storm.enter(TournamentKind.ARENA, 1, FULL ? 20 : 6, true);
            storm.enter(TournamentKind.KNOCK_OUT, 1, FULL ? 16 : 7, true);
            storm.enter(TournamentKind.LEAGUE, 1, FULL ? 8 : 4, true);
            storm.enterDuplicate(2, FULL ? 12 : 6);
            TournamentStorm.Report report = storm.finish();
            assertTrue(report.matches() > 30, "seed " + seed + ": " + report);
            assertTrue(report.mishaps().size() > 3, "seed " + seed + ": " + report);
        }
    }

    @Test
    @DisplayName("A tournament of a thousand bots (fifty in a short run) runs to its end on one machine")
    void thousand() {
        int entrants = FULL ? 1_000 : 50;
        TournamentStorm calm = new TournamentStorm(7, false);
        calm.enter(TournamentKind.SWISS, FULL ? 5 : 2, entrants, false);
        TournamentStorm.Report report = calm.finish();
        assertEquals(entrants / 2 * (FULL ? 5 : 2), report.matches());
    }
}
