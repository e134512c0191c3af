package tablee.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Playout;

/** Random plies, whole random games and copies of one game, written {@code id/seats}, with its standard options. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RulesBench {
    private static final int PLIES = 1000;
    private static final int POOL = 64;

    @Param("circus/2")
    public String game;

    private Subject<?> subject;

    @Setup
    public void open() {
        String[] parts = game.split("/");
        subject = new Subject<>(Games.find(parts[0]), Integer.parseInt(parts[1]));
    }

    @Benchmark
    @OperationsPerInvocation(PLIES)
    public void ply() {
        subject.plies(PLIES);
    }

    @Benchmark
    public long game() {
        return subject.game();
    }

    @Benchmark
    @OperationsPerInvocation(POOL)
    public void copy(Blackhole hole) {
        subject.copies(hole);
    }

    /** A game under measurement, with its type known to the compiler. */
    private static final class Subject<S extends tablee.core.State<S>> {
        private final Playout playout = new Playout(new FastDice(1));
        private final S start;
        private final S state;
        private final S[] pool;

        Subject(Game<S> game, int seats) {
            start = game.open(game.card().setup(seats, Map.of()));
            state = start.copy();
            pool = middles();
        }

        @SuppressWarnings("unchecked")
        private S[] middles() {
            S[] states = (S[]) new tablee.core.State<?>[POOL];
            for (int i = 0; i < POOL; i++) {
                states[i] = start.copy();
                playout.startAt(0);
                playout.run(states[i], 20);
            }
            return states;
        }

        void plies(int count) {
            for (int left = count; left > 0; ) {
                if (state.toAct() == 0) restart();
                left -= (int) playout.run(state, left);
            }
        }

        long game() {
            restart();
            return playout.run(state, Long.MAX_VALUE);
        }

        private void restart() {
            state.become(start);
            playout.startAt(0);
        }

        void copies(Blackhole hole) {
            for (S each : pool) hole.consume(each.copy());
        }
    }
}
