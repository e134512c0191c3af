package tablee.server.honesty;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import tablee.rating.Rating;
import tablee.store.Store;
import tablee.store.ratings.HonestFigures;
import tablee.store.ratings.HonestPairs;
import tablee.store.ratings.HonestPartners;

/**
 * What those who run the server read about honest play, of the last ninety days: who plays most like {@code expert}, and pairs that met often or
 * come from one place, or of whom one leaves for the other one's sake. What it means is for people to find out.
 *
 * @param people those furthest above what is usual first
 */
public record HonestList(int days, List<Usual> usual, List<Player> people, List<Pair> pairs, List<Partners> partners) {
    private static final int DAYS = 90;
    private static final int LEAST_DECISIONS = 50;
    private static final int LEAST_MATCHES = 5;
    private static final int MOST = 50;
    private static final int MOST_PAIRS_READ = 200;
    private static final int MOST_READ = 500;
    private static final int HUNDREDTHS_IN_TENTH = 10;

    /** Those who come from one place first, then those of whom one gave the other most in a match, and then those who met most often. */
    private static final Comparator<HonestPairs.Pair> MOST_STRIKING = Comparator.comparing(
                    HonestPairs.Pair::sameNetwork)
            .thenComparing(HonestList::gift)
            .thenComparing(HonestPairs.Pair::matches)
            .reversed();

    /** All people of a game and mode together, in thousandths. */
    public record Usual(String pool, int matches, int agreement) {}

    /**
     * @param agreement how many of a thousand decisions were the expert's choice; {@code above}: how many standard deviations that is above
     *     what is usual, in tenths, if each decision were a draw of its own
     * @param tenths seconds for a decision in tenths; {@code evenness}: how far the times lie apart, in hundredths of their mean: people's
     *     differ a lot
     */
    public record Player(
            String person,
            String name,
            String pool,
            int matches,
            long decisions,
            int agreement,
            int above,
            long tenths,
            int evenness) {}

    /** {@link HonestPairs.Pair}, with the rating in points. */
    public record Pair(
            HonestPairs.Who one,
            HonestPairs.Who other,
            int matches,
            int ahead,
            int behind,
            int points,
            int given,
            int returned,
            boolean sameNetwork,
            boolean sameDevice) {}

    /** {@link HonestPartners.Partners}, with the ratings in points. */
    public record Partners(
            HonestPairs.Who one,
            HonestPairs.Who other,
            int matches,
            int lost,
            int left,
            int otherLeft,
            int points,
            int otherPoints) {}

    public static HonestList of(Store store) {
        Map<String, HonestFigures.Played> usual = store.ratings().honest().usual().stream()
                .collect(Collectors.toMap(HonestFigures.Played::pool, Function.identity()));
        List<Player> people = new ArrayList<>();
        for (HonestFigures.Played each : store.ratings().honest().people(LEAST_DECISIONS, MOST_READ))
            people.add(player(each, usual.getOrDefault(each.pool(), each)));
        people.sort(Comparator.comparingInt(Player::above).reversed().thenComparing(Player::person));
        long since = System.currentTimeMillis() - TimeUnit.DAYS.toMillis(DAYS);
        return new HonestList(
                DAYS,
                usual.values().stream()
                        .map(each -> new Usual(each.pool(), each.matches(), permille(each)))
                        .sorted(Comparator.comparing(Usual::pool))
                        .toList(),
                people.stream().limit(MOST).toList(),
                store.ratings().honest().pairs().since(since, LEAST_MATCHES, MOST_PAIRS_READ).stream()
                        .sorted(MOST_STRIKING)
                        .limit(MOST)
                        .map(HonestList::pair)
                        .toList(),
                store.ratings().honest().partners().since(since, LEAST_MATCHES, MOST).stream()
                        .map(HonestList::partners)
                        .toList());
    }

    /** What moves that cost one of them gave the other, for each match. */
    private static double gift(HonestPairs.Pair pair) {
        return (double) Math.max(pair.given(), pair.returned()) / Math.max(1, pair.matches());
    }

    private static Player player(HonestFigures.Played each, HonestFigures.Played usual) {
        double chance = usual.decisions() == 0 ? 0 : (double) usual.agreed() / usual.decisions();
        double spread = Math.sqrt(Math.max(1e-9, each.decisions() * chance * (1 - chance)));
        double above = (each.agreed() - chance * each.decisions()) / spread;
        double mean = each.thoughtMillis() / 10.0 / each.decisions();
        double variance = Math.max(0, (double) each.thoughtSquares() / each.decisions() - mean * mean);
        return new Player(
                each.person(),
                each.name(),
                each.pool(),
                each.matches(),
                each.decisions(),
                permille(each),
                (int) Math.round(10 * above),
                Math.round(mean / HUNDREDTHS_IN_TENTH),
                mean == 0 ? 0 : (int) Math.round(100 * Math.sqrt(variance) / mean));
    }

    private static int permille(HonestFigures.Played each) {
        return each.decisions() == 0 ? 0 : (int) (1000 * each.agreed() / each.decisions());
    }

    private static Pair pair(HonestPairs.Pair each) {
        return new Pair(
                each.one(),
                each.other(),
                each.matches(),
                each.ahead(),
                each.behind(),
                points(each.gained()),
                each.given(),
                each.returned(),
                each.sameNetwork(),
                each.sameDevice());
    }

    private static Partners partners(HonestPartners.Partners each) {
        return new Partners(
                each.one(),
                each.other(),
                each.matches(),
                each.lost(),
                each.left(),
                each.otherLeft(),
                points(each.gained()),
                points(each.otherGained()));
    }

    private static int points(long gained) {
        Rating moved = new Rating(Rating.NEWCOMER.mean() + gained, Rating.NEWCOMER.spread());
        return moved.points() - Rating.NEWCOMER.points();
    }
}
