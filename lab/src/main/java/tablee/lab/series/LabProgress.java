package tablee.lab.series;

import java.io.PrintStream;
import java.util.Locale;
import tablee.lab.game.Played;

/** Says on the terminal how far it is, at most once a second. */
public final class LabProgress {
    private static final long SECOND_NANOS = 1_000_000_000;

    private final PrintStream out;
    private final String what;
    private final long startNanos = System.nanoTime();
    private long saidNanos = startNanos;
    private int fresh;

    public LabProgress(PrintStream out, String what) {
        this.out = out;
        this.what = what;
    }

    public void game(Played game, int most) {
        fresh++;
        long now = System.nanoTime();
        int done = game.number() + 1;
        if (now - saidNanos < SECOND_NANOS && done < most) return;
        saidNanos = now;
        double seconds = (now - startNanos) / 1e9;
        double left = seconds / fresh * (most - done);
        out.println(String.format(
                Locale.ROOT, "%s: %d of %d games, %.0f s, at most %.0f s to go", what, done, most, seconds, left));
    }
}
