package tablee.bench;

import org.openjdk.jmh.annotations.Benchmark;

/** An empty call: what the harness itself costs, to be subtracted from every other figure. */
public class FloorBench {
    @Benchmark
    public void floor() {}
}
