package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.store.Store;
import tablee.store.TestDatabase;

class PostgresParametersTest {
    private static final String ADDRESS = "postgresql://ann:secret@127.0.0.1:1/games";

    @Test
    @DisplayName("What the driver knows is passed on")
    void known() {
        assertEquals("", PostgresParameters.of(URI.create(ADDRESS)));
        String query = "?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem";
        assertEquals(query, PostgresParameters.of(URI.create(ADDRESS + query)));
    }

    @Test
    @DisplayName("What nobody knows is refused, before anything is asked")
    void unknown() {
        for (String query : new String[] {"?ssl-mode=require", "?sslmode=require&x=1", "?socketFactory=a.B", "?a"}) {
            BadInput bad = assertThrows(BadInput.class, () -> Store.open(ADDRESS + query));
            assertTrue(bad.sentence().contains("a parameter \""), bad.sentence());
            assertTrue(!bad.sentence().contains("secret"), bad.sentence());
        }
    }

    @Test
    @DisplayName("A server that does not encrypt is not used where that is asked for")
    void required() {
        String address = TestDatabase.POSTGRESQL.address() + "?sslmode=require";
        BadInput bad = assertThrows(BadInput.class, () -> Store.open(address));
        assertTrue(bad.sentence().contains("SSL"), bad.sentence());
    }

    @Test
    @DisplayName("A server that falls silent is not waited for, neither for what is read nor for what is written")
    void silent() throws SQLException {
        try (Database database = Database.open(TestDatabase.POSTGRESQL.address());
                Connection write = database.writing().connect()) {
            assertEquals(10_000, write.getNetworkTimeout());
            int read = database.reading()
                    .withHandle(handle -> handle.getConnection().getNetworkTimeout());
            assertEquals(10_000, read);
        }
    }

    @Test
    @DisplayName("The password of a key is not said")
    void secrets() {
        assertEquals(
                "postgresql://ann@h/n?sslkey=k&sslpassword=…",
                Database.withoutPassword("postgresql://ann:x@h/n?sslkey=k&sslpassword=secret"));
    }
}
