package tablee.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
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
            for (boolean knowing : new boolean[] {false, true}) {
                var meter = SearchBench.meter(subject, knowing);
                meter.run(20);
                double once = meter.pliesPerIteration();
                meter.run(20);
                assertTrue(once > 0, subject);
            }
        }
        assertEquals(4, Games.all().size());
    }
}
