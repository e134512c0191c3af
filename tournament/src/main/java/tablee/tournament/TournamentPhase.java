package tablee.tournament;

/** How far a tournament is. */
public enum TournamentPhase {
    ENTRY,
    RUNNING,
    OVER,
    /** It never began. */
    CANCELLED;

    public boolean isEnded() {
        return this == OVER || this == CANCELLED;
    }
}
