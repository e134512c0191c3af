package tablee.live.tournament;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.TournamentAnswer;
import tablee.tournament.TournamentCommand;

/**
 * Something asked of a tournament.
 *
 * @param command what follows from how things stand; none: nothing to do
 * @param entrants who stands behind the next number, if somebody enters
 * @param reply gets what it brought about, once that is stored; none where there is no such tournament
 */
public record TournamentWish(
        Function<RunningTournament, List<TournamentCommand>> command,
        Function<RunningTournament, List<Tournaments.Entrant>> entrants,
        CompletableFuture<Optional<TournamentAnswer>> reply) {
    public static TournamentWish of(TournamentCommand command) {
        return new TournamentWish(at -> List.of(command), at -> List.of(), new CompletableFuture<>());
    }

    public static TournamentWish wake() {
        return of(new TournamentCommand.Wake());
    }
}
