package tablee.live.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.LoggedEvent;
import tablee.tournament.TournamentAnswer;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentTime;

/**
 * What is to be written where those who run the server call off a tournament (TOUR-30). It follows from the store alone, so that it can be
 * done at the machine beside the nodes that play it: who of them builds on an older version is refused, and reads again.
 */
public final class TournamentClosing {
    private TournamentClosing() {}

    /** Nothing where it is over already. */
    public static Optional<Tournaments.Append> of(RunningTournament at, TournamentTime now) {
        int version = at.machine().version();
        TournamentAnswer answer = at.machine().on(new TournamentCommand.Close(), now);
        if (answer.refusal().isPresent()) return Optional.empty();
        List<Tournaments.Event> events = new ArrayList<>();
        for (LoggedEvent event : answer.events()) events.add(EventText.write(version + events.size() + 1, event));
        String phase = at.machine().phase().name().toLowerCase(Locale.ROOT);
        return Optional.of(new Tournaments.Append(
                at.id(), version, events, List.of(), List.of(), phase, Tournaments.NEVER, now.wallMillis()));
    }
}
