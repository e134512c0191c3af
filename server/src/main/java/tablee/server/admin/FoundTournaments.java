package tablee.server.admin;

import java.util.List;
import java.util.Locale;
import tablee.live.tournament.TournamentDocument;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.tournaments.Tournaments;
import tablee.wire.json.Json;

/** Tournaments of which the id or a part of the title or of a name was given; the newest where nothing was. */
public record FoundTournaments(List<Row> tournaments) {
    /**
     * @param host the name of who made it, empty where that is forgotten
     * @param entrants how many have entered; a team counts once
     */
    public record Row(
            String tournament,
            String title,
            String kind,
            String game,
            String phase,
            String host,
            long entrants,
            long createdMillis) {
        static Row of(Store store, Tournaments.Kept kept) {
            TournamentDocument document = Json.read(kept.document(), TournamentDocument.class);
            return new Row(
                    kept.id(),
                    document.title(),
                    document.terms().kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    document.table().game(),
                    kept.phase(),
                    store.people().find(kept.host()).map(People.Person::name).orElse(""),
                    store.tournaments().entered(kept.id()),
                    kept.createdMillis());
        }
    }

    public static FoundTournaments of(Store store, String text, int most) {
        return new FoundTournaments(store.tournaments().search(text, most).stream()
                .map(kept -> Row.of(store, kept))
                .toList());
    }
}
