package tablee.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Iterations of the yardstick's search. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class YardstickSearchBench {
    private final UctConnectFour search = new UctConnectFour();

    @Benchmark
    @OperationsPerInvocation(SearchBench.ITERATIONS)
    public int iteration() {
        search.run(SearchBench.ITERATIONS);
        return search.best();
    }
}
