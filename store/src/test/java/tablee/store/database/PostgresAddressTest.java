package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.store.Store;
import tablee.store.TestDatabase;

class PostgresAddressTest {
    @Test
    @DisplayName(
            "ASVS 12.3.1: What stands behind the question mark of the address counts: who insists on TLS speaks to no server without")
    void insistsOnTls() {
        TestDatabase.POSTGRESQL.open().close();
        String address = TestDatabase.POSTGRESQL.address() + "?sslmode=require";
        BadInput refused = assertThrows(BadInput.class, () -> Store.open(address));
        assertTrue(refused.sentence().contains("SSL"), refused.sentence());
    }
}
