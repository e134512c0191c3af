package tablee.rando;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Many cells of {@link RandoBalance} on all cores: {@code RandoBalanceStudy PLAN SECONDS [THREADS]}. Each line of the plan is a name and the
 * arguments of a RandoBalance. Games are played in batches with seeds of their own, in the order of the plan, and none is begun after
 * the seconds are over. Cells that are played to the end have the same figures again.
 */
final class RandoBalanceStudy {
    private static final int BATCH = 4;

    /** One line of the plan, and what was counted in each batch of its games that was played. */
    private record Cell(String name, String[] args, List<Optional<RandoTally>> batches) {
        static Cell of(String line) {
            String[] words = line.split("\\s+");
            String[] args = Arrays.copyOfRange(words, 1, words.length);
            int batches = (Integer.parseInt(args[2]) + BATCH - 1) / BATCH;
            return new Cell(words[0], args, Arrays.asList(none(batches)));
        }

        private static Optional<RandoTally>[] none(int count) {
            return Stream.generate(Optional::<RandoTally>empty)
                    .limit(count)
                    .<Optional<RandoTally>>toArray(Optional[]::new);
        }

        void play(int batch) throws IOException {
            long seed = Long.parseLong(args[3]) * 1_000_003 + batch;
            batches.set(batch, Optional.of(RandoBalance.play(args, seed, BATCH)));
        }

        void print() {
            RandoTally all = new RandoTally(Integer.parseInt(args[1]));
            batches.forEach(batch -> batch.ifPresent(all::add));
            System.out.println("## " + name + ": " + String.join(" ", args) + " (" + all.games() + " games)");
            if (all.games() > 0) System.out.println(all + "\n");
        }
    }

    private RandoBalanceStudy() {}

    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[1]));
        int cores = Runtime.getRuntime().availableProcessors();
        ExecutorService pool = Executors.newFixedThreadPool(args.length > 2 ? Integer.parseInt(args[2]) : cores);
        List<Cell> cells = Files.readAllLines(Path.of(args[0])).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Cell::of)
                .toList();
        List<Callable<Integer>> batches =
                cells.stream().flatMap(cell -> batches(cell, end)).toList();
        for (Future<Integer> batch : pool.invokeAll(batches)) batch.get();
        pool.shutdown();
        cells.forEach(Cell::print);
    }

    private static Stream<Callable<Integer>> batches(Cell cell, long end) {
        return IntStream.range(0, cell.batches.size()).mapToObj(batch -> () -> {
            if (System.nanoTime() < end) cell.play(batch);
            return batch;
        });
    }
}
