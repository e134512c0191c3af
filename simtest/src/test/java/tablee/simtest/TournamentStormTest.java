package tablee.simtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.tournament.StandingLine;
import tablee.tournament.TournamentKind;

/** Tournaments whose nodes die. */
class TournamentStormTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");

    @Test
    @DisplayName(
            "ASVS 2.3.4: TOUR-6, TOUR-7: In bad weather, with nodes that are lost and people who never come, no pairing is lost or made twice, every result is the one of the match, people withdraw and enter late, at tables of two and of four and in teams")
    void storm() {
        int storms = FULL ? 20 : 2;
        Set<String> happened = new TreeSet<>();
        for (long seed = 1; seed <= storms; seed++) {
            TournamentStorm storm = new TournamentStorm(seed, true);
            storm.enter(TournamentKind.SWISS, 3, FULL ? 30 : 10, true);
            storm.enter(TournamentKind.ARENA, 1, FULL ? 20 : 6, true);
            storm.enter(TournamentKind.KNOCK_OUT, 1, FULL ? 16 : 7, true);
            storm.enter(TournamentKind.LEAGUE, 1, FULL ? 8 : 4, true);
            storm.enterDuplicate(2, 2, FULL ? 12 : 6);
            storm.enterDuplicate(4, 2, FULL ? 16 : 8);
            storm.enterTeams(2, FULL ? 10 : 5);
            TournamentStorm.Report report = storm.finish();
            assertTrue(report.matches() > 30, "seed " + seed + ": " + report);
            assertTrue(report.mishaps().size() > 3, "seed " + seed + ": " + report);
            happened.addAll(report.mishaps().keySet());
        }
        for (String what : List.of("entered", "withdrew", "returned"))
            assertTrue(happened.contains("somebody " + what + " in the midst of it"), what + ": " + happened);
    }

    @Test
    @DisplayName(
            "TOUR-20: A league over days, with a restart between: who never moves loses by the clock, a day for each match")
    void days() {
        TournamentStorm calm = new TournamentStorm(3, false);
        calm.enterDays(7);
        calm.restartAt(36 * 3_600_000L);
        TournamentStorm.Report report = calm.finish();
        assertEquals(7 * 6 / 2, report.matches(), "everybody has met everybody");
        assertEquals(1, report.mishaps().get("all nodes were killed"), report.toString());
        long days = report.minutes() / (24 * 60);
        assertTrue(days >= 6 && days <= 7, report.toString());
        StandingLine last = calm.standings(0).get(6);
        assertEquals(7, last.entrant(), "who never came");
        assertEquals(0, last.points());
        assertEquals(6, last.matches());
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
