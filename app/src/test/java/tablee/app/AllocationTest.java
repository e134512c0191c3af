package tablee.app;

import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;

/** A search plays millions of plies, so that a ply must leave nothing behind; what chance is for is named to dealers only. */
class AllocationTest {
    private static final int GAMES = 300;
    private static final int ROUNDS = 12;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Stream<Arguments> games() {
        return Games.all().stream().flatMap(game -> {
            List<Integer> seats = game.card().seatCounts();
            return Stream.of(seats.get(0), seats.get(seats.size() - 1))
                    .distinct()
                    .map(each -> Arguments.of(game, each));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A random ply allocates nothing, chance included")
    <S extends State<S>> void nothingPerPly(Game<S> game, int seats) {
        S start = game.open(game.card().setup(seats, Map.of()));
        S state = start.copy();
        Playout player = new Playout(new FastDice(1));
        List<String> rounds = new ArrayList<>();
        // Lists grow to their sizes in the first rounds, and beginning a game may cost something; an object has 16
        // bytes at least.
        for (int i = 0; i < ROUNDS; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            long plies = play(start, state, player);
            long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
            if (plies > GAMES && bytes < plies) return;
            rounds.add(bytes + " bytes in " + plies + " plies");
        }
        fail("every round left something behind: " + rounds);
    }

    private static <S extends State<S>> long play(S start, S state, Playout player) {
        long plies = 0;
        for (int i = 0; i < GAMES; i++) {
            state.become(start);
            player.startAt(0);
            while (state.toAct() != 0) {
                player.step(state, Told.DEAF);
                plies++;
            }
        }
        return plies;
    }
}
