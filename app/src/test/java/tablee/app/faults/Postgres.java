package tablee.app.faults;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import tablee.soak.Ports;

/** A real PostgreSQL for one test, which can be stopped and started again. */
final class Postgres implements AutoCloseable {
    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger LOG = Logger.getLogger("io.zonky");

    private final Path folder = Files.createTempDirectory("tablee-postgres");
    private final int port = Ports.free();
    private EmbeddedPostgres server;

    Postgres() throws IOException {
        LOG.setLevel(Level.WARNING);
        server = started();
    }

    private EmbeddedPostgres started() throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    int port() {
        return port;
    }

    String address() {
        return addressAt(port);
    }

    /** Reached by way of another port. */
    String addressAt(int door) {
        return "postgresql://postgres:postgres@127.0.0.1:" + door + "/postgres";
    }

    /** As by an administrator: connections are ended, what is committed stays. */
    void stop() throws IOException {
        server.close();
    }

    void start() throws IOException {
        server = started();
    }

    @Override
    public void close() throws IOException {
        server.close();
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) Files.deleteIfExists(file);
    }
}
