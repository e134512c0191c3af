package tablee.server.tournaments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Refusal;
import tablee.table.budget.Budget;
import tablee.tournament.Pairing;
import tablee.tournament.SeatResult;
import tablee.tournament.Tournament;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentPhase;
import tablee.tournament.TournamentTerms;
import tablee.tournament.TournamentTime;

/** What a tournament keeps has an end. */
class TournamentBoundsTest {
    private static final TournamentTime NOW = new TournamentTime(0, 0);

    private static Tournament arena(int entrants) {
        TournamentTerms terms = new TournamentTerms(
                TournamentKind.ARENA, 2, 1, 86_400_000, 1, false, false, 1_024, Optional.empty(), Optional.empty());
        terms.check();
        Tournament arena = Tournament.of(terms, List.of());
        for (int i = 0; i < entrants; i++) arena.on(new TournamentCommand.Enter(0, false), NOW);
        return arena;
    }

    @Test
    @DisplayName("BUDGET-181: TOUR-24: An arena ends with the last of the matches that it may have")
    void matches() {
        assertEquals(TournamentTerms.MOST_MATCHES, Budget.TOURNAMENT_MATCHES.count());
        Tournament arena = arena(1_000);
        arena.on(new TournamentCommand.Start(), NOW);
        List<SeatResult> won = List.of(new SeatResult(1, 0, 0, true), new SeatResult(2, 1, 0, true));
        for (int wave = 0; wave < 50 && arena.phase() == TournamentPhase.RUNNING; wave++) {
            List<Pairing> open = List.copyOf(arena.open());
            TournamentTime late = new TournamentTime(2L * wave, 0);
            for (Pairing pairing : open)
                if (pairing.isOpen()) arena.on(new TournamentCommand.Report(pairing.number(), won), late);
            arena.on(new TournamentCommand.Wake(), new TournamentTime(2L * wave + 1, 0));
        }
        assertEquals(TournamentPhase.OVER, arena.phase());
        assertTrue(
                arena.pairings().size() < TournamentTerms.MOST_MATCHES + 500,
                arena.pairings().size() + " matches");
        assertTrue(arena.open().isEmpty(), "those that had begun were played");
    }

    @Test
    @DisplayName("BUDGET-182: TOUR-24: Who goes and comes back too often stays away")
    void returns() {
        assertEquals(TournamentTerms.MOST_RETURNS, Budget.TOURNAMENT_RETURNS.count());
        Tournament arena = arena(2);
        for (int i = 0; i < TournamentTerms.MOST_RETURNS; i++) {
            assertTrue(
                    arena.on(new TournamentCommand.Withdraw(1), NOW).refusal().isEmpty());
            assertTrue(arena.on(new TournamentCommand.Return(1), NOW).refusal().isEmpty());
        }
        arena.on(new TournamentCommand.Withdraw(1), NOW);
        Refusal refusal =
                arena.on(new TournamentCommand.Return(1), NOW).refusal().orElseThrow();
        assertEquals("TOUR-24 often", refusal.rule() + " " + refusal.key());
    }
}
