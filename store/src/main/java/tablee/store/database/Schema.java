package tablee.store.database;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import tablee.core.BadInput;

/**
 * The tables of a database, which Flyway brings to those of this release. It takes as long to begin as much of the rest of a start; so a list
 * beside the migrations says which ones there are, and where just these were made it is left alone.
 */
final class Schema {
    /** A line for each migration, the same for both kinds of database. */
    private static final String LIST = "/tablee/store/migrations.txt";

    private static final Logger FLYWAY_LOG = Logger.getLogger("org.flywaydb");

    private Schema() {}

    /** {@link BadInput} if a newer release has been there, or nodes of an older one are there now. */
    static void bring(HikariConfig config, Database.Kind kind) {
        if (isCurrent(config)) return;
        Flyway flyway = flyway(config, kind);
        refuseNewer(flyway);
        refuseUnderNodes(config, kind);
        flyway.migrate();
    }

    /** Those that run would go on writing what the new schema no longer has. A node of this release may have been quicker, and have signed. */
    private static void refuseUnderNodes(HikariConfig config, Database.Kind kind) {
        List<String> nodes = nodes(config, kind);
        if (nodes.isEmpty() || isCurrent(config)) return;
        throw new BadInput("The schema has to be brought up to date, and nodes of an older release are still running ("
                + String.join(", ", nodes)
                + "): stop all nodes first. One that was killed is forgotten after ten seconds.");
    }

    /** What has no signatures yet has no nodes; what cannot be asked is Flyway's to say. */
    private static List<String> nodes(HikariConfig config, Database.Kind kind) {
        try (Connection connection = Database.connect(config)) {
            return Leases.nodes(connection, kind);
        } catch (SQLException unknown) {
            return List.of();
        }
    }

    /** An older release does not know what a newer one keeps, and would lose it. */
    static void refuseNewer(HikariConfig config, Database.Kind kind) {
        refuseNewer(flyway(config, kind));
    }

    /** What cannot be asked is Flyway's to say. */
    private static boolean isCurrent(HikariConfig config) {
        try (Connection connection = Database.connect(config);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select version, success from flyway_schema_history")) {
            Set<String> made = new HashSet<>();
            while (rows.next()) {
                if (!rows.getBoolean(2)) return false;
                made.add(rows.getString(1));
            }
            return made.equals(versions());
        } catch (SQLException unknown) {
            return false;
        }
    }

    private static Set<String> versions() {
        try (InputStream in =
                Objects.requireNonNull(Schema.class.getResourceAsStream(LIST), "the list of migrations")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(name -> name.substring(1, name.indexOf("__")))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void refuseNewer(Flyway flyway) {
        for (MigrationInfo applied : flyway.info().applied()) {
            if (applied.getState() != MigrationState.FUTURE_SUCCESS
                    && applied.getState() != MigrationState.FUTURE_FAILED) continue;
            throw new BadInput("The data was written by a newer release (its schema has version " + applied.getVersion()
                    + "): start that one, or restore a backup of this one's.");
        }
    }

    // Flyway holds more connections at once than the writer's pool has, so it brings its own.
    private static Flyway flyway(HikariConfig config, Database.Kind kind) {
        FLYWAY_LOG.setLevel(Level.WARNING);
        return Flyway.configure()
                .dataSource(config.getJdbcUrl(), config.getUsername(), config.getPassword())
                .locations("classpath:tablee/store/" + (kind == Database.Kind.SQLITE ? "sqlite" : "postgresql"))
                .load();
    }
}
