package tablee.tournament;

/** An event with its time, as it is stored. */
public record LoggedEvent(TournamentTime at, TournamentEvent event) {}
