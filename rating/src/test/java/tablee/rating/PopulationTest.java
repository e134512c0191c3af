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

    /** A quarter of a method's life is held out: it forecasts a match before it is told how it ended. */
    private static Forecasts forecasts(Method method, String pool, long seed) {
        Population people = new Population(seed, PLAYERS);
        Forecasts forecasts = new Forecasts();
        for (int i = 0; i < MATCHES; i++) {
            RatedMatch match = people.next(pool, i > MATCHES / 2);
            if (i > MATCHES * 3 / 4 && match.seats().stream().noneMatch(RatedSeat::left)) forecasts.add(method, match);
            method.enter(match);
        }
        return forecasts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "many", "teams"})
    @DisplayName(
            "Forecasts cost less than those of Elo and of Glicko-2, and what is said to come in so many of a hundred does, within two")
    void forecasts(String pool) {
        Forecasts ours = forecasts(Method.ours(), pool, 1);
        Forecasts elo = forecasts(new Elo(), pool, 1);
        Forecasts glicko = forecasts(new Glicko2(), pool, 1);
        System.out.printf(
                "%s: loss %.4f, of Elo %.4f, of Glicko-2 %.4f; furthest off %.2f of a hundred%n",
                pool, ours.loss(), elo.loss(), glicko.loss(), ours.furthestOff(500));
        assertTrue(ours.loss() < elo.loss(), "Elo");
        assertTrue(ours.loss() < glicko.loss(), "Glicko-2");
        assertTrue(ours.furthestOff(500) <= 2, ours.furthestOff(500) + " off");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "many", "teams"})
    @DisplayName("The order of the players is found, that of old hands under new names too")
    void order(String pool) {
        Population people = new Population(2, PLAYERS);
        Method method = Method.ours();
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
