package tablee.live.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.TableTerms;
import tablee.tournament.Pairing;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.tournament.TournamentTime;
import tablee.wire.json.Json;

/** The tables that a tournament makes. */
class PairingTableTest {
    private static final Now NOW = new Now(5_000, 1_700_000_000_000L);

    private static RunningTournament begun(boolean duplicate, int secret) {
        return begun(duplicate, secret, TableTerms.of("circus", 2, Map.of()));
    }

    private static RunningTournament begun(boolean duplicate, int secret, TableTerms table) {
        TournamentTerms terms = new TournamentTerms(
                TournamentKind.SWISS, 2, 2, 600_000, 0, duplicate, false, 8, Optional.empty(), Optional.empty());
        TournamentDocument document = new TournamentDocument("Cup", terms, table, 60_000);
        byte[] bytes = new byte[32];
        bytes[0] = (byte) secret;
        Tournaments.Kept kept = new Tournaments.Kept(
                "cup", "", true, Json.text(document), bytes, "entry", 0, Tournaments.NEVER, Tournaments.NEVER, 1);
        List<Tournaments.Entrant> bots = IntStream.rangeClosed(1, 4)
                .mapToObj(number -> new Tournaments.Entrant(number, 0, "", "", "random"))
                .toList();
        RunningTournament at = RunningTournament.of(new TournamentSnapshot(kept, List.of(), bots, List.of()));
        TournamentTime time = new TournamentTime(NOW.upMillis(), NOW.wallMillis());
        for (int i = 0; i < 4; i++) at.machine().on(new TournamentCommand.Enter(0, true), time);
        at.machine().on(new TournamentCommand.Start(), time);
        return at;
    }

    private static TableRecord table(RunningTournament at, int pairing) {
        Pairing open = at.machine().pairing(pairing);
        return new PairingTable(at, open).record(NOW);
    }

    @Test
    @DisplayName(
            "TOUR-18: All tables of a round are dealt by one seed, and nobody looks on; otherwise each has its own")
    void deals() {
        RunningTournament same = begun(true, 1);
        assertEquals(table(same, 1).shares(), table(same, 2).shares());
        assertEquals(table(same, 1).terms().deal(), table(same, 2).terms().deal());
        assertNotEquals(table(same, 1).shares(), table(begun(true, 2), 1).shares());
        RunningTournament own = begun(false, 1);
        assertNotEquals(table(own, 1).shares(), table(own, 2).shares());
        assertFalse(table(own, 1).terms().deal().isPresent());
    }

    @Test
    @DisplayName("TOUR-6: A table follows from its pairing, so that made twice it is the same")
    void twice() {
        assertEquals(table(begun(true, 1), 2), table(begun(true, 1), 2));
        assertEquals(
                List.of("cup-1", "cup-2"),
                List.of(
                        table(begun(false, 1), 1).id(),
                        table(begun(false, 1), 2).id()));
    }

    @Test
    @DisplayName(
            "TABLE-51: where results count the usual bot stands in, also in a tournament that was made with another"
                    + " one")
    void standIn() {
        TableTerms expert = TableTerms.of("circus", 2, Map.of()).with(new AbsenceTerms(60_000, "expert", false));
        TableTerms rated = expert.with(CountingTerms.RATED);
        assertEquals("expert", table(begun(false, 1, expert), 1).terms().standIn());
        assertEquals("casual", table(begun(false, 1, rated), 1).terms().standIn());
        assertTrue(table(begun(false, 1, rated), 1).terms().isFairToAbsent());
    }
}
