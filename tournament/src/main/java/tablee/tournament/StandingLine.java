package tablee.tournament;

import java.util.List;

/**
 * Where somebody stands.
 *
 * @param rank from 1; those whom nothing tells apart share one
 * @param wins matches won, ties matches tied
 * @param breaks what decides between equal points, the first that differs (TOUR-16)
 * @param streak how many matches in a row were won last
 */
public record StandingLine(
        int entrant, int rank, int points, int matches, int wins, int ties, List<Integer> breaks, int streak) {
    public StandingLine {
        breaks = List.copyOf(breaks);
    }
}
