package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Judged by players whose strength is known. */
class PopulationTest {
    private static final int PLAYERS = 200;
    private static final int MATCHES = Integer.getInteger("tablee.ratings", 16_000);

    /** Enough for chance to explain about one of a hundred: with a single one it explains five. */
    private static final int POPULATIONS = 12;

    private static final int LEAST_PAIRS = 500;
    private static final int COMPARED = Boolean.getBoolean("tablee.full") ? POPULATIONS : 3;

    private interface Found {
        Method by(Population people);
    }

    /** Of many populations together. A quarter is held out: a match is forecast before it is told how it ended. */
    private static Forecasts forecasts(Found method, String pool, int populations) {
        Forecasts forecasts = new Forecasts();
        for (int seed = 1; seed <= populations; seed++) {
            Population people = new Population(seed, PLAYERS);
            forecast(method.by(people), people, pool, forecasts);
        }
        return forecasts;
    }

    private static void forecast(Method method, Population people, String pool, Forecasts forecasts) {
        for (int i = 0; i < MATCHES; i++) {
            RatedMatch match = people.next(pool, i > MATCHES / 2);
            if (i > MATCHES * 3 / 4 && match.seats().stream().noneMatch(RatedSeat::left)) forecasts.add(method, match);
            method.enter(match);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "many", "teams", "settings"})
    @DisplayName(
            "Forecasts cost less than those of Elo and of Glicko-2, and what is said to come in a share of cases does, within two of a hundred")
    void forecasts(String pool) {
        Found ours = people -> Method.ours(people::first);
        double loss = forecasts(ours, pool, COMPARED).loss();
        double elo = forecasts(people -> new Elo(), pool, COMPARED).loss();
        double glicko = forecasts(people -> new Glicko2(), pool, COMPARED).loss();
        double off = forecasts(ours, pool, POPULATIONS).furthestOff(LEAST_PAIRS);
        System.out.printf(
                "%s: loss %.4f, of Elo %.4f, of Glicko-2 %.4f; furthest off %.2f of a hundred%n",
                pool, loss, elo, glicko, off);
        assertTrue(loss < elo, "Elo");
        assertTrue(loss < glicko, "Glicko-2");
        assertTrue(off <= 2, off + " off");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "many", "teams", "settings"})
    @DisplayName("The order of the players is found, that of old hands under new names too")
    void order(String pool) {
        Population people = new Population(2, PLAYERS);
        Method method = Method.ours(people::first);
        for (int i = 0; i < MATCHES; i++) method.enter(people.next(pool, i > MATCHES / 2));
        Comparator<Long> order = Comparator.comparingDouble(player -> method.strength(pool, player));
        List<Long> known = LongStream.range(0, PLAYERS).boxed().toList();
        double agreement = people.agreement(known, order);
        System.out.printf("%s: %.1f of a hundred pairs in their order%n", pool, 100 * agreement);
        assertTrue(agreement > 0.9, agreement + " of the pairs");
        List<Long> strongest = known.stream().sorted(order.reversed()).limit(20).toList();
        long again = strongest.stream().filter(player -> player >= PLAYERS - 10).count();
        assertTrue(again >= 5, again + " of ten that began again are among the first twenty");
    }
}
