package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.List;

/** The order in which those who are seeded stand in a knock-out: the first two can meet in the last match only. */
public final class Bracket {
    private Bracket() {}

    /**
     * Places from top to bottom, as many as the next power of two.
     *
     * @return which of them stands there, the best being 0; those beyond the last one are empty places
     */
    public static List<Integer> places(int contestants) {
        List<Integer> places = List.of(0);
        while (places.size() < contestants) places = twice(places);
        return places;
    }

    /** Next to each stands the one with whom the sum is the same. */
    private static List<Integer> twice(List<Integer> places) {
        List<Integer> more = new ArrayList<>();
        for (int place : places) {
            more.add(place);
            more.add(2 * places.size() - 1 - place);
        }
        return more;
    }
}
