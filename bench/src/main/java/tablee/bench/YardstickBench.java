package tablee.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import tablee.core.FastDice;
import tablee.core.Moves;

/** Random plies of the yardstick. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class YardstickBench {
    private static final int PLIES = 1000;

    private final FastDice dice = new FastDice(1);
    private final Moves moves = new Moves();
    private final ConnectFour game = new ConnectFour();

    @Benchmark
    @OperationsPerInvocation(PLIES)
    public boolean ply() {
        for (int i = 0; i < PLIES; i++) game.ply(moves, dice);
        return game.won();
    }
}
