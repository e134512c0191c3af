package tablee.rando.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Count;

/** The final count (RAND-60, RAND-61). */
public final class Score {
    private Score() {}

    public static int total(RandoState s, int seat) {
        return s.boards.points(seat) + scales(s, seat) + cards(s, seat);
    }

    /** RAND-60: each level times the weight of its marker's rank. */
    public static int scales(RandoState s, int seat) {
        int sum = 0;
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) sum += scale(s, seat, obstacle);
        return sum;
    }

    /** What a seat's level on one scale is worth now. */
    public static int scale(RandoState s, int seat, int obstacle) {
        return s.boards.level(seat, obstacle) * weight(s, obstacle);
    }

    private static int weight(RandoState s, int obstacle) {
        int rank = Markers.rank(s.markers, obstacle);
        return rank < 0 ? 0 : s.rules.weights[rank];
    }

    public static int cards(RandoState s, int seat) {
        return s.hands.size(seat) * s.rules.cardPoints;
    }

    /** RAND-61: the highest total wins; ties: more from scales, then shared. */
    static int[] ranks(RandoState s) {
        int[] ranks = new int[s.seats()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[seat] = 1;
            for (int other = 0; other < ranks.length; other++) if (beats(s, other, seat)) ranks[seat]++;
        }
        return ranks;
    }

    private static boolean beats(RandoState s, int seat, int other) {
        int ahead = total(s, seat) - total(s, other);
        return ahead > 0 || ahead == 0 && scales(s, seat) > scales(s, other);
    }

    static Count count(RandoState s) {
        List<Count.Item> items = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            items.add(Count.Item.of(seat, "points", s.boards.points(seat)));
            items.add(new Count.Item(seat, "scales", List.of(), scales(s, seat), scaleItems(s, seat)));
            items.add(Count.Item.of(seat, "cards", cards(s, seat), s.hands.size(seat)));
            if (s.rules.explainsTies) items.addAll(Ties.items(s, seat));
        }
        return new Count(items);
    }

    private static List<Count.Item> scaleItems(RandoState s, int seat) {
        List<Count.Item> items = new ArrayList<>();
        for (Obstacle each : Obstacle.values()) {
            int level = s.boards.level(seat, each.ordinal());
            int points = scale(s, seat, each.ordinal());
            items.add(Count.Item.of(seat, "scale", points, each.key(), level, weight(s, each.ordinal())));
        }
        return items;
    }
}
