package tablee.tournament;

/** How far a tournament is. */
public enum TournamentPhase {
    ENTRY,
    RUNNING,
    OVER,
    /** It never began, or those who run the server ended it. */
    CANCELLED;

    public boolean isEnded() {
        return this == OVER || this == CANCELLED;
    }
}
