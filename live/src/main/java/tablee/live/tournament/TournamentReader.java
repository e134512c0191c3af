package tablee.live.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Bounded;

/**
 * Tournaments for those who only look. Everybody who looks on reads at once when something has changed, so what follows from the events
 * is made once for each version and then read by all; nothing in it changes any more.
 */
public final class TournamentReader {
    private static final int MOST_KEPT = 50;

    private final Tournaments store;

    @Bounded(why = "the fifty that were read last")
    private final Map<String, RunningTournament> known = new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RunningTournament> eldest) {
            return size() > MOST_KEPT;
        }
    };

    public TournamentReader(Tournaments store) {
        this.store = store;
    }

    /** None where there is no such tournament. It reads the store. */
    public Optional<RunningTournament> read(String id) {
        return store.find(id)
                .flatMap(kept -> find(id).filter(there -> there.machine().version() == kept.version())
                        .map(there -> there.with(store.entrants(id)))
                        .or(() -> afresh(id)));
    }

    private Optional<RunningTournament> find(String id) {
        synchronized (known) {
            return Optional.ofNullable(known.get(id));
        }
    }

    private Optional<RunningTournament> afresh(String id) {
        Optional<RunningTournament> read = RunningTournament.read(store, id);
        synchronized (known) {
            read.ifPresent(tournament -> known.put(id, tournament));
        }
        return read;
    }
}
