package tablee.server.tournaments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentSnapshot;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;

/** Two tournaments that differ only in what nobody may know yet look alike, to the last byte. */
class TournamentTwinsTest {
    private static final TournamentTerms TERMS = new TournamentTerms(
            TournamentKind.SWISS, 2, 2, 3_600_000, 1_000, true, false, 8, Optional.empty(), Optional.empty());

    private static final List<String> BEGINNING = List.of(
            entered(1),
            entered(2),
            entered(3),
            entered(4),
            "{'event':'began'}",
            "{'event':'round-began','round':1}",
            paired(1, "[1,3]"),
            paired(2, "[4,2]"));

    private static String entered(int number) {
        return "{'event':'entered','entrant':" + number + ",'strength':0,'program':false}";
    }

    private static String paired(int number, String seats) {
        return "{'event':'paired','pairing':" + number + ",'round':1,'board':" + number + ",'seats':" + seats + "}";
    }

    /** Who won a match, and by how much. */
    private static String reported(int pairing, int first, long score) {
        return "{'event':'reported','pairing':" + pairing + ",'results':[{'rank':" + first + ",'side':0,'score':"
                + score + ",'played':true},{'rank':" + (3 - first) + ",'side':1,'score':5,'played':true}]}";
    }

    private static RunningTournament tournament(int secret, String... more) {
        List<String> all = new ArrayList<>(BEGINNING);
        all.addAll(List.of(more));
        List<Tournaments.Event> events = new ArrayList<>();
        for (String text : all)
            events.add(new Tournaments.Event(events.size() + 1, 1_000, 1_000, text.replace('\'', '"')));
        List<Tournaments.Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= 4; number++)
            entrants.add(new Tournaments.Entrant(number, 0, "p" + number, "Player " + number, ""));
        TournamentDocument document =
                new TournamentDocument("Cup", TERMS, TableTerms.of("circus", 2, Map.of()), 60_000);
        byte[] bytes = new byte[32];
        bytes[0] = (byte) secret;
        Tournaments.Kept kept = new Tournaments.Kept(
                "cup", "p1", true, Json.text(document), bytes, "running", events.size(), 0, Tournaments.NEVER, 1);
        return RunningTournament.of(new TournamentSnapshot(kept, events, entrants, List.of()));
    }

    private static String seen(String person, int secret, String... more) {
        return new TournamentView(tournament(secret, more), person, table -> true)
                .whole(person, Optional.empty(), new Now(2_000, 2_000))
                .toString();
    }

    @Test
    @DisplayName(
            "ASVS 8.2.3: TOUR-23: who won, by how much and how the deal lies follow from nothing that others see of a round that is played")
    void twins() {
        for (String other : List.of("", "p2", "p4"))
            assertEquals(
                    seen(other, 1, reported(1, 1, 30)), seen(other, 2, reported(1, 2, 7)), "what " + other + " sees");
        for (String own : List.of("p1", "p3"))
            assertNotEquals(seen(own, 1, reported(1, 1, 30)), seen(own, 1, reported(1, 2, 7)), "who played it knows");
        assertNotEquals(
                seen("", 1, reported(1, 1, 30), reported(2, 1, 1)),
                seen("", 1, reported(1, 2, 7), reported(2, 1, 1)),
                "and everybody, when the round is over");
        assertEquals(
                seen("p1", 1, reported(1, 1, 30), reported(2, 1, 1)),
                seen("p1", 2, reported(1, 1, 30), reported(2, 1, 1)),
                "the secret shows nowhere");
    }
}
