package tablee.server.people.profile;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.store.Store;
import tablee.store.ratings.WaitingPlayers;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.Pairing;
import tablee.tournament.SeatResult;
import tablee.tournament.StandingLine;
import tablee.tournament.Standings;
import tablee.tournament.Tournament;
import tablee.wire.json.Json;

/**
 * Where somebody plays for points, for them to read: tournaments that they made, those that they entered with what came of it, and that they
 * wait for a game now.
 */
record TournamentData(List<Made> made, List<Entered> entered, Optional<WaitingPlayers.Waiting> waitingForAGame) {

    /** One of their own, as they called it. */
    record Made(String tournament, String title, String phase, long createdMillis) {
        static Made of(Tournaments.Kept kept) {
            String title = Json.read(kept.document(), TournamentDocument.class).title();
            return new Made(kept.id(), title, kept.phase(), kept.createdMillis());
        }
    }

    /**
     * @param standing where they stand; none before the start, and where they withdrew before it
     * @param results of their matches that are over; nobody else may know one that is sealed, and they do
     */
    record Entered(String tournament, int number, String name, Optional<StandingLine> standing, List<Result> results) {
        static Entered of(Tournaments.Entry entry, Optional<RunningTournament> at) {
            Optional<Tournament> machine = at.map(RunningTournament::machine);
            return new Entered(
                    entry.tournament(),
                    entry.number(),
                    entry.name(),
                    machine.flatMap(each -> Standings.of(each).stream()
                            .filter(line -> line.entrant() == entry.number())
                            .findFirst()),
                    machine.stream()
                            .flatMap(each -> each.pairings().stream())
                            .flatMap(pairing -> Result.of(pairing, entry.number()))
                            .toList());
        }
    }

    /** How a match ended for them, at the table of this number in their tournament. */
    record Result(int table, int round, int seat, SeatResult result) {
        static Stream<Result> of(Pairing pairing, int entrant) {
            return IntStream.range(0, pairing.results().size())
                    .filter(seat -> pairing.seats().get(seat) == entrant)
                    .mapToObj(seat -> new Result(
                            pairing.number(),
                            pairing.round(),
                            seat,
                            pairing.results().get(seat)));
        }
    }

    static TournamentData of(Store store, String person) {
        return new TournamentData(
                store.tournaments().of(person, PersonalData.ALL).stream()
                        .filter(each -> each.host().equals(person))
                        .map(Made::of)
                        .toList(),
                store.tournaments().entriesOf(person).stream()
                        .map(entry ->
                                Entered.of(entry, RunningTournament.read(store.tournaments(), entry.tournament())))
                        .toList(),
                store.waiting().find(person));
    }
}
