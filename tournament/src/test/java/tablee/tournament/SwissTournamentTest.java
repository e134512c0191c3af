package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Swiss tournaments: rounds, byes, and what decides between equal points. */
class SwissTournamentTest {
    @Test
    @DisplayName("TOUR-10: Two points for each opponent beaten, one for each tied with, none within one's own side")
    void points() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 4, 1, 4).started();
        Pairing table = scene.at.pairing(1);
        List<SeatResult> results = List.of(
                new SeatResult(1, 0, 0, true),
                new SeatResult(2, 1, 0, true),
                new SeatResult(2, 2, 0, true),
                new SeatResult(4, 3, 0, true));
        scene.accept(new TournamentCommand.Report(1, results));
        int[] expected = {6, 3, 3, 0};
        for (int seat = 0; seat < 4; seat++)
            assertEquals(expected[seat], scene.line(table.seats().get(seat)).points());
    }

    @Test
    @DisplayName("TOUR-10: Partners win together, and neither beat nor tie each other")
    void partners() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 4, 1, 4).started();
        List<SeatResult> results = List.of(
                new SeatResult(1, 0, 0, true),
                new SeatResult(2, 1, 0, true),
                new SeatResult(1, 0, 0, true),
                new SeatResult(2, 1, 0, true));
        scene.accept(new TournamentCommand.Report(1, results));
        assertEquals(
                List.of(4, 4, 0, 0),
                Standings.of(scene.at).stream().map(StandingLine::points).toList());
        assertEquals(
                List.of(1, 1, 0, 0),
                Standings.of(scene.at).stream().map(StandingLine::wins).toList());
    }

    @Test
    @DisplayName("TOUR-13: Among equals the upper half meets the lower half, and winners meet winners")
    void halves() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 2, 8).started();
        for (Pairing pairing : scene.at.open())
            assertEquals(4, Math.abs(pairing.seats().get(0) - pairing.seats().get(1)), pairing.toString());
        scene.reportAll();
        scene.later(5_000);
        for (Pairing pairing : scene.at.open())
            assertEquals(
                    scene.line(pairing.seats().get(0)).points(),
                    scene.line(pairing.seats().get(1)).points());
    }

    @Test
    @DisplayName("TOUR-13: Where people have withdrawn and nothing else is left, two who began both meet all the same")
    void withdrawn() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 2, 4).started();
        List<Integer> begun =
                scene.at.pairings().stream().map(each -> each.seats().get(0)).toList();
        scene.at
                .pairings()
                .forEach(each ->
                        scene.accept(new TournamentCommand.Withdraw(each.seats().get(1))));
        scene.reportAll();
        scene.later(5_000);
        assertTrue(scene.at.open().get(0).seats().containsAll(begun));
    }

    @Test
    @DisplayName("TOUR-14: The lowest of those with the fewest byes is left over, with the points of a win between two")
    void byes() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 3, 3).started();
        assertEquals(List.of(new TournamentEvent.Bye(1, 3, 2)), scene.at.byes());
        scene.finish();
        assertEquals(
                List.of(1, 2, 3),
                scene.at.byes().stream()
                        .map(TournamentEvent.Bye::entrant)
                        .sorted()
                        .toList());
        TournamentScene four = TournamentScene.of(TournamentKind.SWISS, 4, 1, 6).started();
        assertEquals(List.of(new TournamentEvent.Bye(1, 6, 4), new TournamentEvent.Bye(1, 5, 4)), four.at.byes());
    }

    @Test
    @DisplayName(
            "TOUR-15: The next round begins a pause after the last match; what is not over in time counts for nobody")
    void rounds() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 3, 4).started();
        scene.reportAll();
        scene.later(4_999);
        assertEquals(1, scene.at.round());
        assertEquals(scene.upMillis + 1, scene.at.wakeAtUpMillis());
        scene.later(1);
        assertEquals(2, scene.at.round());
        scene.report(3, 0);
        scene.later(3_599_999);
        assertEquals(2, scene.at.round());
        scene.later(1);
        assertTrue(scene.at.pairing(4).expired());
        assertEquals(
                "reported",
                scene.refuse(new TournamentCommand.Report(4, TournamentScene.results(scene.at.pairing(4), 0)))
                        .key());
        scene.later(5_000);
        assertEquals(3, scene.at.round());
        scene.reportAll();
        assertEquals(TournamentPhase.OVER, scene.at.phase());
    }

    @Test
    @DisplayName("TOUR-15: When fewer than one table needs are in, it is over")
    void tooFew() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 3, 2).started();
        scene.accept(new TournamentCommand.Withdraw(2));
        scene.reportAll();
        scene.later(5_000);
        assertEquals(TournamentPhase.OVER, scene.at.phase());
    }

    @Test
    @DisplayName("TOUR-16: Equal points: opponents' points, then points of the beaten, then wins; else a shared place")
    void breaks() {
        TournamentScene scene =
                TournamentScene.of(TournamentKind.SWISS, 2, 3, 8).started();
        scene.finish();
        List<StandingLine> lines = Standings.of(scene.at);
        for (int i = 1; i < lines.size(); i++) {
            StandingLine above = lines.get(i - 1);
            StandingLine line = lines.get(i);
            if (above.points() == line.points()) assertTrue(compare(above.breaks(), line.breaks()) >= 0);
            assertEquals(
                    above.rank() == line.rank(),
                    above.points() == line.points() && above.breaks().equals(line.breaks()));
        }
        StandingLine first = lines.get(0);
        assertEquals(first.breaks().get(2), first.wins());
        int opponents = scene.at.pairings().stream()
                .filter(pairing -> pairing.seats().contains(first.entrant()))
                .flatMap(pairing -> pairing.seats().stream())
                .filter(other -> other != first.entrant())
                .mapToInt(other -> scene.line(other).points())
                .sum();
        assertEquals(opponents, first.breaks().get(0));
        assertEquals(2 * opponents, first.breaks().get(1), "all were beaten");
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++)
            if (!one.get(i).equals(other.get(i))) return Integer.compare(one.get(i), other.get(i));
        return 0;
    }
}
