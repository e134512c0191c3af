package tablee.server.admin;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentClosing;
import tablee.server.http.HttpFault;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.database.StoreException;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.TournamentTime;

/** Tournaments, closed and erased: as all acts only in the store, beside the servers that play them. */
record TournamentActs(Store store) {
    private static final int MOST_TRIES = 8;

    CompletableFuture<Optional<String>> carryOut(AuditLog.Deed deed) {
        if (deed.note().isEmpty()) throw new HttpFault(400, "say-why");
        CompletableFuture<Void> done =
                deed.act() == AuditLog.Act.CLOSE_TOURNAMENT ? close(deed, MOST_TRIES) : erase(deed);
        return done.thenApply(nothing -> Optional.empty());
    }

    private CompletableFuture<Void> erase(AuditLog.Deed deed) {
        if (store.tournaments().find(deed.subject()).isEmpty()) throw HttpFault.notFound();
        new OwnReports(store).check(deed.actor(), table -> table.startsWith(deed.subject() + "-"));
        return store.administration().eraseTournament(deed);
    }

    /** A tournament that goes on at this very moment is read again. */
    private CompletableFuture<Void> close(AuditLog.Deed deed, int tries) {
        RunningTournament at =
                RunningTournament.read(store.tournaments(), deed.subject()).orElseThrow(HttpFault::notFound);
        TournamentTime now = new TournamentTime(store.uptime().reached(), deed.wallMillis());
        Tournaments.Append end =
                TournamentClosing.of(at, now).orElseThrow(() -> new HttpFault(409, "tournament-ended"));
        return store.administration()
                .closeTournament(deed, end)
                .exceptionallyComposeAsync(fault -> tries > 1 && StoreException.isRefused(fault)
                        ? close(deed, tries - 1)
                        : CompletableFuture.failedFuture(fault));
    }
}
