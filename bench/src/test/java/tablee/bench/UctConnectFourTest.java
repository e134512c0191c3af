package tablee.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.bots.LookMeter;
import tablee.bots.SearchMeter;
import tablee.core.Game;
import tablee.core.Games;

class UctConnectFourTest {
    @Test
    void theBestFirstColumnIsOneInTheMiddle() {
        UctConnectFour search = new UctConnectFour();
        search.run(20_000);
        assertTrue(search.best() >= 2 && search.best() <= 5, "column " + search.best());
        assertTrue(search.pliesPerIteration() > 7, "a game has at least seven plies");
    }

    @Test
    void everyGameCanBeMeasured() {
        for (Game<?> game : Games.all()) {
            String subject = game.card().id() + "/" + game.card().seatCounts().get(0);
            List<SearchMeter<?>> meters = List.of(
                    SearchBench.of(subject).plain(), SearchBench.of(subject).written());
            for (SearchMeter<?> meter : meters) {
                meter.run(20);
                double once = meter.pliesPerIteration();
                meter.run(20);
                assertTrue(once > 0, subject);
            }
        }
        assertEquals(4, Games.all().size());
    }

    @Test
    void weightsAreMeasuredWhereTheyAreUsed() {
        for (String subject : List.of("circus/2", "rando/2", "rando/4")) {
            SearchMeter<?> meter = SearchBench.of(subject).best().orElseThrow();
            meter.run(20);
            assertTrue(meter.pliesPerIteration() > 0, subject);
            LookMeter looks = SearchBench.of(subject).looks().orElseThrow();
            looks.run(5000);
            assertTrue(looks.sum() > 0 && looks.changed() > 0, subject);
        }
        for (String subject : List.of("circus/4", "rando/3", "flow/1")) {
            assertTrue(SearchBench.of(subject).best().isEmpty(), subject);
            assertTrue(SearchBench.of(subject).looks().isEmpty(), subject);
        }
    }
}
