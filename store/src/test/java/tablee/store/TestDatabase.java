package tablee.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The databases that a store runs on, each started once for all tests. */
public enum TestDatabase {
    SQLITE {
        @Override
        public String address() {
            return File.PATH.toString();
        }

        @Override
        public String jdbc() {
            return "jdbc:sqlite:" + File.PATH;
        }
    },
    POSTGRESQL {
        @Override
        public String address() {
            return "postgresql://postgres:postgres@localhost:" + Server.RUNNING.getPort() + "/postgres";
        }

        @Override
        public String jdbc() {
            return Server.RUNNING.getJdbcUrl("postgres", "postgres");
        }
    };

    public abstract String address();

    public abstract String jdbc();

    public Store open() {
        return Store.open(address());
    }

    /** A match id of this test alone. */
    public String name(String match) {
        return name() + "-" + match;
    }

    private static final class File {
        static final Path PATH = make();

        private static Path make() {
            try {
                return Files.createTempDirectory("tablee-store").resolve("tablee.db");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class Server {
        static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
