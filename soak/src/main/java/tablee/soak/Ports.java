package tablee.soak;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ports for servers that are killed and started again at the same one: below those that systems give to outgoing connections, or such a
 * connection could take the port meanwhile.
 */
public final class Ports {
    private static final int LOWEST = 12_000;
    private static final int HIGHEST = 30_000;
    private static final AtomicInteger NEXT =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST));

    private Ports() {}

    /** One at which nobody listens, and another one each time. */
    public static int free() {
        for (int tries = LOWEST; tries < HIGHEST; tries++) {
            int port = NEXT.updateAndGet(last -> last < HIGHEST ? last + 1 : LOWEST);
            if (isFree(port)) return port;
        }
        throw new IllegalStateException("no port is free");
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }
}
