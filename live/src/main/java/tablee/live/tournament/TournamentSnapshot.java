package tablee.live.tournament;

import java.util.List;
import java.util.Optional;
import tablee.store.tournaments.Tournaments;

/**
 * What the store has of a tournament now.
 *
 * @param events those after the ones that were known
 * @param results matches that it has not heard of
 */
public record TournamentSnapshot(
        Tournaments.Kept kept,
        List<Tournaments.Event> events,
        List<Tournaments.Entrant> entrants,
        List<Tournaments.Result> results) {
    /** None where there is no such tournament. What is written while this is read is read the next time. */
    public static Optional<TournamentSnapshot> of(Tournaments store, String id, int known) {
        return store.find(id).map(kept -> {
            List<Tournaments.Event> events = store.events(id, Math.min(known, kept.version())).stream()
                    .filter(event -> event.number() <= kept.version())
                    .toList();
            return new TournamentSnapshot(kept, events, store.entrants(id), store.results(id));
        });
    }
}
