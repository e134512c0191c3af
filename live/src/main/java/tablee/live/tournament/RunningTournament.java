package tablee.live.tournament;

import java.util.List;
import java.util.Optional;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.Tournament;
import tablee.wire.json.Json;

/** A tournament as the store has it, with who its numbers stand for. */
public final class RunningTournament {
    private final Tournament machine;
    private TournamentDocument document;
    private Tournaments.Kept kept;
    private List<Tournaments.Entrant> entrants = List.of();

    private RunningTournament(Tournaments.Kept kept) {
        this.kept = kept;
        document = read(kept);
        machine = Tournament.of(document.terms(), List.of());
    }

    private RunningTournament(RunningTournament same, List<Tournaments.Entrant> entrants) {
        kept = same.kept;
        document = same.document;
        machine = same.machine;
        this.entrants = entrants;
    }

    /** The same, with who its numbers stand for now. */
    RunningTournament with(List<Tournaments.Entrant> those) {
        return new RunningTournament(this, those);
    }

    private static TournamentDocument read(Tournaments.Kept kept) {
        return Json.read(kept.document(), TournamentDocument.class);
    }

    /** Goes on from what was known, as far as there was anything. */
    static RunningTournament of(Optional<RunningTournament> known, TournamentSnapshot now) {
        RunningTournament tournament = known.orElseGet(() -> new RunningTournament(now.kept()));
        // Its title goes with the one who gave it.
        if (!now.kept().document().equals(tournament.kept.document())) tournament.document = read(now.kept());
        tournament.kept = now.kept();
        tournament.entrants = now.entrants();
        tournament.machine.follow(now.events().stream().map(EventText::read).toList());
        return tournament;
    }

    /** From all of its events. */
    public static RunningTournament of(TournamentSnapshot whole) {
        return of(Optional.empty(), whole);
    }

    /** Read afresh; none where there is no such tournament. */
    public static Optional<RunningTournament> read(Tournaments store, String id) {
        return TournamentSnapshot.of(store, id, 0).map(RunningTournament::of);
    }

    public String id() {
        return kept.id();
    }

    public Tournaments.Kept kept() {
        return kept;
    }

    public TournamentDocument document() {
        return document;
    }

    public Tournament machine() {
        return machine;
    }

    /** All who play, teams with a line for each of their people. */
    public List<Tournaments.Entrant> entrants() {
        return entrants;
    }

    /** Those behind one number. */
    public List<Tournaments.Entrant> behind(int number) {
        return entrants.stream().filter(each -> each.number() == number).toList();
    }

    /** The number of this person. */
    public Optional<Integer> numberOf(String person) {
        return entrants.stream()
                .filter(each -> !person.isEmpty() && each.person().equals(person))
                .map(Tournaments.Entrant::number)
                .findFirst();
    }
}
