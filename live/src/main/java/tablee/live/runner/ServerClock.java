package tablee.live.runner;

import java.time.Duration;
import tablee.table.clock.Now;

/** What time it is, and how long it takes. */
@FunctionalInterface
public interface ServerClock {
    ServerClock SYSTEM = () -> new Now(System.nanoTime() / 1_000_000, System.currentTimeMillis());

    Now now();

    /** How long to wait until so much of this clock's time has passed. */
    default Duration pause(long upMillis) {
        return Duration.ofMillis(Math.max(1, upMillis));
    }

    /** The same, going on from where clocks before it had come to. */
    default ServerClock from(long reachedMillis) {
        ServerClock here = this;
        long offsetMillis = reachedMillis - now().upMillis();
        return new ServerClock() {
            @Override
            public Now now() {
                Now now = here.now();
                return new Now(now.upMillis() + offsetMillis, now.wallMillis());
            }

            @Override
            public Duration pause(long upMillis) {
                return here.pause(upMillis);
            }
        };
    }

    /** For tests only: the calendar is this far ahead. */
    default ServerClock ahead(long millis) {
        ServerClock here = this;
        return new ServerClock() {
            @Override
            public Now now() {
                Now now = here.now();
                return new Now(now.upMillis(), now.wallMillis() + millis);
            }

            @Override
            public Duration pause(long upMillis) {
                return here.pause(upMillis);
            }
        };
    }

    /** For tests only: time at tables passes this many times as fast, while the calendar stays as it is. */
    static ServerClock fast(int times) {
        return new ServerClock() {
            @Override
            public Now now() {
                Now now = SYSTEM.now();
                return new Now(now.upMillis() * times, now.wallMillis());
            }

            @Override
            public Duration pause(long upMillis) {
                return SYSTEM.pause((upMillis + times - 1) / times);
            }
        };
    }
}
