package tablee.bench.server;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import tablee.core.BadInput;

/** How many sockets this machine lends one process: each is an open file. */
final class OpenFiles {
    /** Jars, pipes to servers, connections by which people come. */
    private static final int OTHERS = 500;

    private OpenFiles() {}

    static long sockets() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount() - OTHERS
                : Integer.MAX_VALUE;
    }

    static void admit(long wanted) {
        if (wanted > sockets())
            throw new BadInput("This takes " + wanted + " sockets, and this machine lends one process no more than "
                    + sockets() + ": measure fewer tables, or raise the limit (ulimit -n).");
    }
}
