package tablee.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Servers for tests: one that all share, whose clocks and limits are wide, and others with ways of their own. */
final class Running {
    /** A minute of game time is a little over half a second. */
    private static final int CLOCK_SPEED = 100;

    private static final long LONG_MILLIS = TimeUnit.HOURS.toMillis(1);

    private static final ServerSettings SETTINGS = settings().faster(CLOCK_SPEED);
    private static final Server SHARED = Server.start(SETTINGS);

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(SHARED::close));
    }

    private Running() {}

    /** What tests before tried wrongly from the same address is long ago. */
    static Server shared() {
        SHARED.limits().pass(LONG_MILLIS);
        return SHARED;
    }

    /** Those of the shared one. */
    static ServerSettings sharedSettings() {
        return SETTINGS;
    }

    /** With a store of its own, at any port. */
    static ServerSettings settings() {
        return ServerSettings.local(0, folder().resolve("tablee.db").toString());
    }

    static Path folder() {
        try {
            Path folder = Files.createTempDirectory("tablee-server");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (IOException | UncheckedIOException e) {
            // A server that is still closing has its file open; the system's own cleaning takes what is left.
        }
    }
}
