package tablee.tournament;

/** How a tournament finds out who is best. */
public enum TournamentKind {
    /** Duels one after the other until the clock has run out; points and streaks. */
    ARENA,
    /** Rounds in which those meet who stand alike. */
    SWISS,
    /** Duels; anyone who loses is out. */
    KNOCK_OUT,
    /** Everybody meets everybody, over days. */
    LEAGUE;

    /** Whether one comes after the start. */
    boolean hasLateEntry() {
        return this == ARENA || this == SWISS;
    }

    boolean isForDuelsOnly() {
        return this != SWISS;
    }
}
