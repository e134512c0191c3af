package tablee.tournament;

import java.util.List;

/** What happens by itself once a tournament runs; one for each kind. */
interface TournamentSystem {
    long NEVER = Long.MAX_VALUE;

    /** What happens now; empty where nothing does. */
    List<TournamentEvent> next(Tournament tournament, long upMillis);

    /** When something will happen although nobody asks, or {@link #NEVER}. */
    long wakeAtUpMillis(Tournament tournament);

    static TournamentSystem of(TournamentKind kind) {
        return switch (kind) {
            case ARENA -> new ArenaSystem();
            case SWISS, LEAGUE -> new RoundSystem();
            case KNOCK_OUT -> new KnockOutSystem();
        };
    }
}
