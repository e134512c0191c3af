package tablee.app;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real PostgreSQL for one test. */
final class Postgres implements AutoCloseable {
    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger LOG = Logger.getLogger("io.zonky");

    private final EmbeddedPostgres server;

    Postgres() throws IOException {
        LOG.setLevel(Level.WARNING);
        server = EmbeddedPostgres.start();
    }

    String address() {
        return "postgresql://postgres:postgres@localhost:" + server.getPort() + "/postgres";
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
