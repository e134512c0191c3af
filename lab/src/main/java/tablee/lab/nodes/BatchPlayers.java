package tablee.lab.nodes;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.pekko.actor.typed.ActorRef;
import tablee.lab.game.Arrangement;
import tablee.lab.series.WorkQueue;

/** The threads of a node, on which batches of games are played. */
final class BatchPlayers {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final ExecutorService threads;
    private List<Arrangement> series = List.of();
    private long seed;

    BatchPlayers(int cores) {
        threads = Executors.newFixedThreadPool(cores, task -> {
            Thread thread = new Thread(task, "lab-node");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** To be said before anything is played. */
    void plan(LabMessage.Plan plan) {
        series = plan.series().stream().map(SeriesText::arrangement).toList();
        seed = plan.seed();
    }

    void play(List<WorkQueue.Unit> units, ActorRef<LabMessage> to) {
        List<Arrangement> all = series;
        long number = seed;
        threads.execute(() -> {
            try {
                to.tell(batch(units, all, number));
            } catch (RuntimeException | Error e) {
                to.tell(new LabMessage.Failed(e.toString(), to));
            }
        });
    }

    private static LabMessage.Batch batch(List<WorkQueue.Unit> units, List<Arrangement> series, long seed) {
        long wall = System.nanoTime();
        long processor = THREADS.getCurrentThreadCpuTime();
        List<String> lines = new ArrayList<>();
        for (WorkQueue.Unit unit : units)
            lines.add(series.get(unit.series()).observe(seed, unit.number()).line());
        return new LabMessage.Batch(
                units, lines, System.nanoTime() - wall, THREADS.getCurrentThreadCpuTime() - processor);
    }

    void stop() {
        threads.shutdownNow();
    }
}
