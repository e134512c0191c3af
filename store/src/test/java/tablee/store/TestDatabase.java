package tablee.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The databases that a store runs on, each started once for all tests. */
enum TestDatabase {
    SQLITE {
        @Override
        String address() {
            return File.PATH.toString();
        }

        @Override
        String jdbc() {
            return "jdbc:sqlite:" + File.PATH;
        }
    },
    POSTGRESQL {
        @Override
        String address() {
            return "postgresql://postgres:postgres@localhost:" + Server.RUNNING.getPort() + "/postgres";
        }

        @Override
        String jdbc() {
            return Server.RUNNING.getJdbcUrl("postgres", "postgres");
        }
    };

    abstract String address();

    abstract String jdbc();

    Store open() {
        return Store.open(address());
    }

    /** A match id of this test alone. */
    String name(String match) {
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
