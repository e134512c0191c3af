package tablee.tournament;

import java.util.List;
import java.util.Optional;
import tablee.core.Refusal;

/** What a command brings about: events to be stored before anybody hears of them, or why not. */
public record TournamentAnswer(List<LoggedEvent> events, Optional<Refusal> refusal) {
    public TournamentAnswer {
        events = List.copyOf(events);
    }
}
