package tablee.server.people.profile;

import java.util.List;
import java.util.Optional;
import tablee.live.tournament.TournamentDocument;
import tablee.store.Store;
import tablee.store.ratings.WaitingPlayers;
import tablee.store.tournaments.Tournaments;
import tablee.wire.json.Json;

/** Where somebody plays for points, for them to read: tournaments that they made, those that they entered, and that they wait for a game now. */
record TournamentData(
        List<Made> made, List<Tournaments.Entry> entered, Optional<WaitingPlayers.Waiting> waitingForAGame) {
    private static final int ALL = Integer.MAX_VALUE;

    /** One of their own, as they called it. */
    record Made(String tournament, String title, String phase, long createdMillis) {
        static Made of(Tournaments.Kept kept) {
            String title = Json.read(kept.document(), TournamentDocument.class).title();
            return new Made(kept.id(), title, kept.phase(), kept.createdMillis());
        }
    }

    static TournamentData of(Store store, String person) {
        return new TournamentData(
                store.tournaments().of(person, ALL).stream()
                        .filter(each -> each.host().equals(person))
                        .map(Made::of)
                        .toList(),
                store.tournaments().entriesOf(person),
                store.waiting().find(person));
    }
}
