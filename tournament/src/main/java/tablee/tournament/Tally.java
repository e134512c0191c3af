package tablee.tournament;

import java.util.ArrayList;
import java.util.List;

/** What is counted for one entrant, match by match. */
final class Tally {
    /** From this number of wins in a row on everything counts twice (TOUR-12). */
    private static final int STREAK = 2;

    int points;
    int matches;
    int wins;
    int ties;
    int streak;
    final List<Integer> met = new ArrayList<>();
    final List<Integer> beaten = new ArrayList<>();
    final List<Integer> tied = new ArrayList<>();

    boolean isOnStreak() {
        return streak >= STREAK;
    }

    /** Somebody has won who is first alone, or with their own side only. */
    void add(Pairing pairing, int seat) {
        SeatResult own = pairing.results().get(seat);
        boolean best = true;
        boolean shared = false;
        for (int other = 0; other < pairing.entrants().size(); other++) {
            SeatResult theirs = pairing.results().get(other);
            if (other == seat) continue;
            met.add(pairing.seats().get(other));
            if (own.beats(theirs)) beaten.add(pairing.seats().get(other));
            if (own.ties(theirs)) tied.add(pairing.seats().get(other));
            best &= !theirs.beats(own);
            shared |= own.ties(theirs);
        }
        boolean alone = pairing.entrants().size() == 1;
        boolean won = alone ? own.rank() == 1 : best && !shared;
        matches++;
        if (won) wins++;
        if (best && shared) ties++;
        streak = won ? streak + 1 : 0;
    }

    StandingLine line(int entrant, int rank, List<Integer> breaks) {
        return new StandingLine(entrant, rank, points, matches, wins, ties, breaks, streak);
    }
}
