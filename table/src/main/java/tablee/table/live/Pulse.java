package tablee.table.live;

import java.util.Optional;
import java.util.function.Supplier;
import tablee.table.Now;

/**
 * The beats of one server: under which name each is left. When somebody has set the calendar meanwhile, a new run begins, so
 * that the hours that the calendar jumped over do not look like hours in which the server was there.
 */
public final class Pulse {
    private static final long MOST_DRIFT_MILLIS = 2_000;

    private final Supplier<String> names;
    private String run;
    private Optional<Now> last = Optional.empty();

    /** @param names each different from all others there ever were */
    public Pulse(Supplier<String> names) {
        this.names = names;
        run = names.get();
    }

    /** The name of the run that a beat at this moment belongs to. */
    public String beat(Now now) {
        if (last.filter(before -> jumped(before, now)).isPresent()) run = names.get();
        last = Optional.of(now);
        return run;
    }

    private static boolean jumped(Now before, Now now) {
        long wall = now.wallMillis() - before.wallMillis();
        long up = now.upMillis() - before.upMillis();
        return Math.abs(wall - up) > MOST_DRIFT_MILLIS;
    }
}
