package tablee.lab.series;

import java.util.List;
import java.util.Optional;
import tablee.lab.game.Arrangement;

/** Threads of this machine that play what a queue hands out. */
public record QueuePlayers(List<Arrangement> series, long seed, WorkQueue queue) {
    public void start(int cores) {
        for (int core = 0; core < cores; core++) {
            Thread thread = new Thread(this::work, "lab-" + core);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void work() {
        try {
            for (Optional<WorkQueue.Unit> next = queue.await(); next.isPresent(); next = queue.await()) {
                WorkQueue.Unit unit = next.get();
                queue.keep(unit.series(), series.get(unit.series()).observe(seed, unit.number()));
            }
        } catch (RuntimeException | Error e) {
            queue.fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
