package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;

/** Coming and going, in all kinds of tournaments. */
class TournamentRulesTest {
    private static final TournamentCommand START = new TournamentCommand.Start();

    private static void bad(TournamentKind kind, int seats, int rounds, long clock, long pause, int most) {
        TournamentTerms terms = new TournamentTerms(
                kind, seats, rounds, clock, pause, false, false, most, Optional.empty(), Optional.empty());
        assertThrows(BadInput.class, terms::check, terms.toString());
    }

    @Test
    @DisplayName("TOUR-1: Terms have bounds, and only Swiss tournaments have tables of more than two")
    void bounds() {
        bad(TournamentKind.ARENA, 3, 1, 60_000, 0, 8);
        bad(TournamentKind.KNOCK_OUT, 4, 1, 60_000, 0, 8);
        bad(TournamentKind.LEAGUE, 3, 1, 60_000, 0, 8);
        bad(TournamentKind.SWISS, 7, 1, 60_000, 0, 8);
        bad(TournamentKind.SWISS, 2, 0, 60_000, 0, 8);
        bad(TournamentKind.SWISS, 2, 16, 60_000, 0, 8);
        bad(TournamentKind.LEAGUE, 2, 3, 60_000, 0, 8);
        bad(TournamentKind.SWISS, 2, 5, 59_999, 0, 8);
        bad(TournamentKind.SWISS, 2, 5, 60_000, 3_600_001, 8);
        bad(TournamentKind.SWISS, 2, 5, 60_000, 0, 1);
        bad(TournamentKind.SWISS, 2, 5, 60_000, 0, 1_025);
        bad(TournamentKind.LEAGUE, 2, 1, 60_000, 0, 41);
        TournamentScene.terms(TournamentKind.SWISS, 4, 5).check();
    }

    @Test
    @DisplayName("TOUR-2: Entrants are numbered in the order of entry, until as many have entered as may")
    void entry() {
        TournamentScene scene = TournamentScene.of(TournamentKind.SWISS, 2, 3, 40);
        assertEquals(40, scene.at.entrants().get(39).number());
        assertEquals(
                "TOUR-2", scene.refuse(new TournamentCommand.Enter(1500, false)).rule());
        scene.accept(new TournamentCommand.Withdraw(7));
        scene.accept(new TournamentCommand.Return(7));
        assertEquals(40, scene.at.entrants().size());
    }

    @Test
    @DisplayName("TOUR-3: It begins when its host says so, not with too few, and can be called off until then")
    void hostStarts() {
        TournamentScene scene = TournamentScene.of(TournamentKind.SWISS, 3, 3, 2);
        assertEquals("too-few", scene.refuse(START).key());
        scene.enter(1);
        scene.started();
        assertEquals(TournamentPhase.RUNNING, scene.at.phase());
        assertEquals("begun", scene.refuse(START).key());
        assertEquals("TOUR-3", scene.refuse(new TournamentCommand.Cancel()).rule());
        TournamentScene other = TournamentScene.of(TournamentKind.SWISS, 2, 3, 2);
        other.accept(new TournamentCommand.Cancel());
        assertEquals(TournamentPhase.CANCELLED, other.at.phase());
    }

    private static TournamentScene byCalendar(int entrants) {
        TournamentScene scene = new TournamentScene(new TournamentTerms(
                TournamentKind.SWISS, 2, 3, 60_000, 0, false, false, 8, Optional.of(50_010_000L), Optional.empty()));
        scene.enter(entrants);
        scene.later(9_999);
        assertEquals(TournamentPhase.ENTRY, scene.at.phase());
        scene.later(1);
        return scene;
    }

    @Test
    @DisplayName("TOUR-3: At its time by the calendar it begins by itself, or is called off")
    void calendarStarts() {
        assertEquals(TournamentPhase.RUNNING, byCalendar(2).at.phase());
        assertEquals(TournamentPhase.CANCELLED, byCalendar(1).at.phase());
    }

    @Test
    @DisplayName("TOUR-22: What nobody has begun when its time is up is called off; what has begun is not")
    void neverBegun() {
        for (boolean begun : new boolean[] {true, false}) {
            TournamentScene scene = new TournamentScene(new TournamentTerms(
                    TournamentKind.LEAGUE,
                    2,
                    1,
                    60_000,
                    0,
                    false,
                    false,
                    8,
                    Optional.empty(),
                    Optional.of(50_010_000L)));
            scene.enter(3);
            scene.later(9_999);
            assertEquals(TournamentPhase.ENTRY, scene.at.phase());
            if (begun) scene.started();
            scene.later(1);
            assertEquals(begun ? TournamentPhase.RUNNING : TournamentPhase.CANCELLED, scene.at.phase());
        }
    }

    @Test
    @DisplayName("TOUR-4: One comes late to an arena, and to a Swiss tournament until half of its rounds have begun")
    void late() {
        TournamentScene arena =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        arena.enter(1);
        TournamentScene swiss =
                TournamentScene.of(TournamentKind.SWISS, 2, 4, 4).started();
        for (int round = 1; round <= 2; round++) {
            assertEquals(round, swiss.at.round());
            swiss.enter(1);
            swiss.reportAll();
            swiss.later(5_000);
        }
        assertEquals(3, swiss.at.round());
        TournamentCommand enter = new TournamentCommand.Enter(1500, false);
        assertEquals("TOUR-4", swiss.refuse(enter).rule());
        assertEquals(
                "TOUR-4",
                TournamentScene.of(TournamentKind.KNOCK_OUT, 2, 1, 2)
                        .started()
                        .refuse(enter)
                        .rule());
        assertEquals(
                "TOUR-4",
                TournamentScene.of(TournamentKind.LEAGUE, 2, 1, 2)
                        .started()
                        .refuse(enter)
                        .rule());
    }

    @Test
    @DisplayName("TOUR-5: Who withdraws is paired no more, and the match under way counts")
    void withdrawal() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 4, 5).started();
        Pairing first = scene.at.open().get(0);
        int gone = first.seats().get(0);
        scene.accept(new TournamentCommand.Withdraw(gone));
        assertEquals(
                "not-entered",
                scene.refuse(new TournamentCommand.Withdraw(gone)).key());
        assertEquals("TOUR-5", scene.refuse(new TournamentCommand.Withdraw(99)).rule());
        scene.report(first.number(), 0);
        assertEquals(2, scene.line(gone).points());
        scene.reportAll();
        scene.later(5_000);
        assertTrue(scene.at.open().stream().noneMatch(pairing -> pairing.seats().contains(gone)));
        scene.accept(new TournamentCommand.Return(gone));
        assertEquals("is-in", scene.refuse(new TournamentCommand.Return(gone)).key());
        scene.reportAll();
        List<TournamentEvent> third = scene.later(5_000);
        assertTrue(third.toString().contains("[" + gone + ",")
                || scene.at.pairings().stream()
                        .anyMatch(pairing ->
                                pairing.round() == 3 && pairing.seats().contains(gone))
                || scene.at.byes().stream().anyMatch(bye -> bye.round() == 3 && bye.entrant() == gone));
        scene.accept(new TournamentCommand.Withdraw(gone));
        assertEquals("closed", scene.refuse(new TournamentCommand.Return(gone)).key());
    }

    @Test
    @DisplayName("TOUR-6: A match has one result, and an abandoned one is a tie")
    void oneResult() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 2, 2).started();
        Pairing only = scene.at.open().get(0);
        List<SeatResult> abandoned = List.of(new SeatResult(0, 0, 0, true), new SeatResult(0, 1, 0, true));
        TournamentCommand report = new TournamentCommand.Report(only.number(), abandoned);
        scene.accept(report);
        assertEquals("reported", scene.refuse(report).key());
        assertEquals(
                "no-such-match",
                scene.refuse(new TournamentCommand.Report(2, abandoned)).key());
        assertEquals(
                List.of(1, 1),
                Standings.of(scene.at).stream().map(StandingLine::points).toList());
    }

    @Test
    @DisplayName("TOUR-6: A report that does not fit the seats is refused")
    void fits() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 2, 2).started();
        TournamentCommand tooShort = new TournamentCommand.Report(1, List.of(TournamentScene.WON));
        assertEquals("TOUR-6", scene.refuse(tooShort).rule());
    }

    @Test
    @DisplayName("TOUR-7: Who does not come is paired no more until they say that they are there")
    void noShow() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 6, 3).started();
        Pairing only = scene.at.open().get(0);
        int gone = only.seats().get(1);
        List<SeatResult> results = List.of(new SeatResult(1, 0, 0, true), new SeatResult(2, 1, 0, false));
        scene.accept(new TournamentCommand.Report(only.number(), results));
        assertEquals(Entrant.Standing.AWAY, scene.at.entrant(gone).standing());
        scene.later(5_000);
        assertTrue(scene.at.byes().stream().noneMatch(bye -> bye.entrant() == gone), "no points for being away");
        assertTrue(scene.at.open().stream().noneMatch(pairing -> pairing.seats().contains(gone)));
        scene.accept(new TournamentCommand.Return(gone));
        scene.reportAll();
        scene.later(5_000);
        boolean there = scene.at.open().stream().anyMatch(each -> each.seats().contains(gone))
                || scene.at.byes().stream().anyMatch(bye -> bye.entrant() == gone);
        assertTrue(there);
    }

    @Test
    @DisplayName("TOUR-7: A bot is never away")
    void bots() {
        TournamentScene scene = new TournamentScene(TournamentScene.terms(TournamentKind.ARENA, 2, 1));
        scene.accept(new TournamentCommand.Enter(1500, true));
        scene.accept(new TournamentCommand.Enter(1500, true));
        scene.started();
        List<SeatResult> results = List.of(new SeatResult(1, 0, 0, false), new SeatResult(2, 1, 0, false));
        scene.accept(new TournamentCommand.Report(1, results));
        assertTrue(scene.at.entrants().stream().allMatch(Entrant::isIn));
    }

    @Test
    @DisplayName(
            "TOUR-30: Those who run the server call it off in the midst of it: what was played counts, what is played counts for nobody, nothing begins any more")
    void closed() {
        for (TournamentKind kind : TournamentKind.values()) {
            TournamentScene scene = TournamentScene.of(kind, 2, 2, 4).started();
            scene.accept(new TournamentCommand.Report(1, TournamentScene.results(scene.at.pairing(1), 0)));
            int paired = scene.at.pairings().size();
            scene.accept(new TournamentCommand.Close());
            assertEquals(TournamentPhase.CANCELLED, scene.at.phase(), kind.name());
            assertEquals(List.of(), scene.at.open());
            assertTrue(scene.at.pairing(1).hasResult());
            assertTrue(scene.at.pairing(2).expired());
            int version = scene.at.version();
            scene.later(3_600_000);
            assertEquals(version, scene.at.version());
            assertEquals(paired, scene.at.pairings().size());
            assertEquals("TOUR-9", scene.refuse(new TournamentCommand.Close()).rule());
        }
        TournamentScene early = TournamentScene.of(TournamentKind.SWISS, 2, 3, 1);
        early.accept(new TournamentCommand.Close());
        assertEquals(TournamentPhase.CANCELLED, early.at.phase());
    }

    @Test
    @DisplayName("TOUR-9: After the end nothing changes any more")
    void over() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.ARENA, 2, 1, 2).started();
        int version = scene.at.version();
        scene.later(3_600_000);
        assertEquals(version + 1, scene.at.version());
        List<TournamentCommand> all = List.of(
                new TournamentCommand.Enter(1500, false),
                new TournamentCommand.Withdraw(1),
                new TournamentCommand.Report(1, TournamentScene.results(scene.at.pairing(1), 0)),
                START);
        for (TournamentCommand command : all)
            assertEquals("TOUR-9", scene.refuse(command).rule());
        scene.later(1);
        assertEquals(version + 1, scene.at.version());
    }
}
