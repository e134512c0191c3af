package tablee.simtest;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.live.tournament.TournamentSnapshot;
import tablee.store.database.StoreException;
import tablee.store.tournaments.Tournaments;

/** What the store keeps of tournaments, in memory, with the promises of the real one: an append fits whole or is refused. */
final class TournamentDisk {
    private final Map<String, Tournaments.Kept> tournaments = new TreeMap<>();
    private final Map<String, List<Tournaments.Event>> events = new TreeMap<>();
    private final Map<String, List<Tournaments.Entrant>> entrants = new TreeMap<>();
    private final Map<String, Map<Integer, Tournaments.Result>> results = new TreeMap<>();

    void make(Tournaments.Kept kept, List<Tournaments.Entrant> those) {
        tournaments.put(kept.id(), kept);
        events.put(kept.id(), new ArrayList<>());
        entrants.put(kept.id(), new ArrayList<>(those));
        results.put(kept.id(), new TreeMap<>());
    }

    Optional<TournamentSnapshot> snapshot(String id, int known) {
        return Optional.ofNullable(tournaments.get(id))
                .map(kept -> new TournamentSnapshot(
                        kept,
                        List.copyOf(events(id).subList(Math.min(known, kept.version()), kept.version())),
                        List.copyOf(entrants.getOrDefault(id, List.of())),
                        List.copyOf(results.getOrDefault(id, Map.of()).values())));
    }

    List<Tournaments.Event> events(String id) {
        return events.getOrDefault(id, List.of());
    }

    /** @throws StoreException where somebody else was first */
    void append(Tournaments.Append append) {
        Tournaments.Kept kept =
                Optional.ofNullable(tournaments.get(append.id())).orElseThrow();
        if (kept.version() != append.version()) throw StoreException.refused(new SQLException("taken"));
        events(append.id()).addAll(append.events());
        entrants.computeIfAbsent(append.id(), none -> new ArrayList<>()).addAll(append.entrants());
        append.heard().forEach(results.getOrDefault(append.id(), Map.of())::remove);
        put(kept, append.version() + append.events().size(), append.phase(), append.wakeMillis());
    }

    void settle(String id, int version, long wakeMillis) {
        Tournaments.Kept kept = Optional.ofNullable(tournaments.get(id)).orElseThrow();
        if (kept.version() == version) put(kept, version, kept.phase(), wakeMillis);
    }

    private void put(Tournaments.Kept kept, int version, String phase, long wakeMillis) {
        Tournaments.Kept next = new Tournaments.Kept(
                kept.id(),
                kept.host(),
                kept.listed(),
                kept.document(),
                kept.secret(),
                phase,
                version,
                wakeMillis,
                kept.startMillis(),
                kept.createdMillis());
        tournaments.put(kept.id(), next);
    }

    /** A match ends, in the same commit. */
    void report(Tournaments.Result result) {
        results.getOrDefault(result.tournament(), new TreeMap<>()).putIfAbsent(result.pairing(), result);
    }

    List<String> due(long upMillis) {
        return tournaments.values().stream()
                .filter(kept -> kept.wakeMillis() <= upMillis
                        || !results.getOrDefault(kept.id(), Map.of()).isEmpty())
                .sorted(Comparator.comparing(Tournaments.Kept::id))
                .map(Tournaments.Kept::id)
                .toList();
    }
}
