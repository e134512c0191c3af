package tablee.lab.experiment;

import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import tablee.lab.series.WorkQueue;

/** Says on the terminal how far it is, and writes the report again and again, so that it can be read while the games go on. */
final class RunReporter implements AutoCloseable {
    private static final long SECOND_MILLIS = 1_000;
    private static final int SECONDS_A_PAGE = 4;

    private final Experiment experiment;
    private final WorkQueue queue;
    private final PrintStream err;
    private final long startNanos = System.nanoTime();
    private final long before;
    private final Thread thread = new Thread(this::run, "lab-report");

    RunReporter(Experiment experiment, WorkQueue queue, PrintStream err) {
        this.experiment = experiment;
        this.queue = queue;
        this.err = err;
        before = queue.count();
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            long said = before;
            long shown = -1;
            for (int seconds = 0; !Thread.interrupted(); seconds++) {
                long count = queue.count();
                if (count > said) say(count);
                said = count;
                if (seconds % SECONDS_A_PAGE == 0 && count > shown) {
                    show();
                    shown = count;
                }
                Thread.sleep(SECOND_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void say(long count) {
        long all = (long) experiment.games() * experiment.all().size();
        double seconds = (System.nanoTime() - startNanos) / 1e9;
        double left = seconds / (count - before) * (all - count);
        err.println(
                String.format(Locale.ROOT, "%d of %d games, %.0f s, about %.0f s to go", count, all, seconds, left));
    }

    private void show() {
        try {
            new LabPage(experiment, experiment.results(queue), true).write();
        } catch (UncheckedIOException full) {
            err.println("The report could not be written just now: " + full.getMessage());
        }
    }

    @Override
    public void close() throws InterruptedException {
        thread.interrupt();
        thread.join();
        if (queue.count() > before) say(queue.count());
    }
}
