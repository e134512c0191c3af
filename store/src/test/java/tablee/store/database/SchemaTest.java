package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.core.BadInput;

/** A database whose tables are those of this release is not looked at by Flyway, and every other one is. */
class SchemaTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    @DisplayName("The list of migrations names each one that there is, in its order")
    void list(String kind) throws IOException {
        Path resources = Path.of("src/main/resources/tablee/store");
        try (Stream<Path> files = Files.list(resources.resolve(kind))) {
            List<String> names = files.map(file -> file.getFileName().toString().replace(".sql", ""))
                    .sorted(Comparator.comparingInt(name -> Integer.parseInt(name.substring(1, name.indexOf("__")))))
                    .toList();
            assertEquals(names, Files.readAllLines(resources.resolve("migrations.txt")));
        }
    }

    private String database(String change) throws SQLException {
        String address = folder.resolve("some.db").toString();
        Database.open(address).close();
        try (Connection connection = Database.connect(address)) {
            Sql.run(connection, change);
        }
        return address;
    }

    @Test
    @DisplayName("A migration that is missing is made, and one of a newer release is refused")
    void other() throws SQLException, IOException {
        String address = database("create table mine (text text)");
        try (Connection connection = Database.connect(address)) {
            Sql.run(connection, "drop table puzzle_counts");
            Sql.run(connection, "drop table puzzle_tries");
            Sql.run(connection, "delete from flyway_schema_history where version = '55'");
        }
        Database.open(address).close();
        try (Connection connection = Database.connect(address)) {
            assertEquals(0, Sql.run(connection, "delete from puzzle_counts"), "it is there again");
            Sql.run(
                    connection,
                    "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                            + " installed_by, execution_time, success) values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', 1, 1)");
        }
        BadInput newer = assertThrows(BadInput.class, () -> Database.open(address));
        assertTrue(newer.sentence().contains("its schema has version 99"), newer.sentence());
    }
}
