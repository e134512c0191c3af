package tablee.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.tournament.pairing.Bracket;

/** Who has come how far in a knock-out, and which matches can be played now. It follows from the start and the results. */
final class KnockOutTree {
    /** So often two play until one has won; after that the one who was seeded higher goes on. */
    private static final int MOST_MATCHES = 3;

    private static final int NOBODY = 0;
    private static final int UNKNOWN = -1;
    private static final int NEVER = Integer.MAX_VALUE;

    record Duel(int round, int board, List<Integer> seats) {}

    private record Place(int round, int board) {}

    private final Tournament at;
    private final List<Integer> seeded;
    private final Map<Place, List<Pairing>> played = new HashMap<>();
    private final Map<Integer, Integer> won = new HashMap<>();
    private final Set<Integer> beaten = new HashSet<>();
    /** With which event it was known of somebody that they stand where they stand now. */
    private final Map<Integer, Integer> knownAt = new HashMap<>();

    private final List<Duel> toPlay = new ArrayList<>();
    private int round;
    private int winner;

    private KnockOutTree(Tournament at) {
        this.at = at;
        seeded = at.starters().stream()
                .map(at::entrant)
                .sorted(Contestants.bySeed())
                .map(Entrant::number)
                .toList();
        for (Pairing pairing : at.pairings())
            played.computeIfAbsent(new Place(pairing.round(), pairing.board()), none -> new ArrayList<>())
                    .add(pairing);
    }

    static KnockOutTree of(Tournament at) {
        KnockOutTree tree = new KnockOutTree(at);
        tree.climb();
        return tree;
    }

    private void climb() {
        List<Integer> places = Bracket.places(seeded.size()).stream()
                .map(place -> place < seeded.size() ? seeded.get(place) : NOBODY)
                .toList();
        for (int level = 1; places.size() > 1; level++) places = above(level, places);
        winner = Math.max(NOBODY, places.get(0));
    }

    private List<Integer> above(int level, List<Integer> places) {
        List<Integer> next = new ArrayList<>();
        for (int board = 1; board <= places.size() / 2; board++) {
            int goesOn = decide(new Place(level, board), places.get(2 * board - 2), places.get(2 * board - 1));
            if (goesOn > NOBODY) {
                won.merge(goesOn, 1, Integer::sum);
                beaten.addAll(places.subList(2 * board - 2, 2 * board));
                beaten.remove(goesOn);
            }
            next.add(goesOn);
        }
        return next;
    }

    /**
     * Who goes on, as it was decided when it could be: who withdraws later, when the next match is waited for or played, lets nobody go on who has
     * lost.
     */
    private int decide(Place place, int one, int other) {
        if (one == UNKNOWN || other == UNKNOWN) return UNKNOWN;
        if (one == NOBODY || other == NOBODY) return Math.max(one, other);
        List<Pairing> matches = played.getOrDefault(place, List.of());
        round = Math.max(round, place.round);
        if (!matches.isEmpty() && matches.get(matches.size() - 1).isOpen()) return UNKNOWN;
        for (Pairing match : matches) {
            int best = best(match);
            if (best != NOBODY) return goesOn(best, at.endedAt(match.number()));
        }
        int last = matches.isEmpty()
                ? Math.max(knownAt(one), knownAt(other))
                : at.endedAt(matches.get(matches.size() - 1).number());
        boolean over = matches.size() >= MOST_MATCHES || matches.stream().anyMatch(Pairing::expired);
        int oneGone = Math.max(last, at.withdrewAt(one));
        int otherGone = Math.max(last, at.withdrewAt(other));
        int decided = over ? last : Math.min(oneGone, otherGone);
        if (decided == NEVER) {
            toPlay.add(new Duel(place.round, place.board, seats(matches, one, other)));
            return UNKNOWN;
        }
        boolean higher = seeded.indexOf(one) < seeded.indexOf(other);
        boolean alike = oneGone <= decided == otherGone <= decided;
        return goesOn((alike ? higher : otherGone <= decided) ? one : other, decided);
    }

    private int knownAt(int who) {
        return knownAt.getOrDefault(who, 0);
    }

    private int goesOn(int who, int event) {
        knownAt.put(who, event);
        return who;
    }

    /** Who has won this match; nobody where it was tied, abandoned or not finished. */
    private static int best(Pairing match) {
        if (!match.hasResult()) return NOBODY;
        SeatResult first = match.results().get(0);
        SeatResult second = match.results().get(1);
        if (first.rank() == second.rank()) return NOBODY;
        return match.seats().get(first.rank() < second.rank() ? 0 : 1);
    }

    /** The seats change after a tie; the first time the one begins who has begun less often. */
    private List<Integer> seats(List<Pairing> matches, int one, int other) {
        if (!matches.isEmpty()) {
            List<Integer> before = matches.get(matches.size() - 1).seats();
            return List.of(before.get(1), before.get(0));
        }
        return begun(one) <= begun(other) ? List.of(one, other) : List.of(other, one);
    }

    private long begun(int who) {
        return at.pairings().stream()
                .mapToInt(pairing ->
                        pairing.seats().get(0) == who ? 1 : pairing.seats().get(1) == who ? -1 : 0)
                .sum();
    }

    List<Duel> toPlay() {
        return toPlay;
    }

    /** The highest round in which two are known who meet. */
    int round() {
        return round;
    }

    /** The one who has won all of it, or 0. */
    int winner() {
        return winner;
    }

    /** Whether somebody plays no more. */
    boolean isOut(int entrant) {
        return beaten.contains(entrant);
    }

    /** How many rounds somebody has survived. */
    int won(int entrant) {
        return won.getOrDefault(entrant, 0);
    }
}
