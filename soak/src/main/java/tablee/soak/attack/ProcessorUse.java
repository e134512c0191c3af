package tablee.soak.attack;

import java.time.Duration;
import java.util.Locale;

/** How much of the machine the server takes, and how much the attackers and the honest people of this process. */
record ProcessorUse(long server, long serverNanos, long ownNanos, long atNanos) {
    static ProcessorUse from(long server) {
        return new ProcessorUse(
                server, nanos(server), nanos(ProcessHandle.current().pid()), System.nanoTime());
    }

    private static long nanos(long pid) {
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().totalCpuDuration())
                .orElse(Duration.ZERO)
                .toNanos();
    }

    /** In words, from then until now. */
    String since() {
        ProcessorUse now = from(server);
        double time = now.atNanos - atNanos;
        return String.format(
                Locale.ROOT,
                "server %.2f cores, its clients %.2f",
                (now.serverNanos - serverNanos) / time,
                (now.ownNanos - ownNanos) / time);
    }
}
