package tablee.store.database;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WalCheckpointsTest {
    private static final long PATIENCE_NANOS = 30_000_000_000L;
    private static final int ROWS = 200;
    private static final int ROW_BYTES = 8_000;

    @TempDir
    Path folder;

    @Test
    @DisplayName("What was committed comes into the file by itself, long before a commit would have to move it")
    void moved() throws Exception {
        Path file = folder.resolve("tables.db");
        try (Database database = Database.open(file.toString());
                StoreWriter writer = new StoreWriter(database.writing())) {
            writer.write(WalCheckpointsTest::fill).join();
            long from = System.nanoTime();
            while (Files.size(file) < (long) ROWS * ROW_BYTES && System.nanoTime() - from < PATIENCE_NANOS)
                Thread.sleep(50);
            assertTrue(Files.size(file) >= (long) ROWS * ROW_BYTES, "the file has " + Files.size(file) + " bytes");
        }
    }

    private static void fill(Batch batch) throws SQLException {
        batch.statement("create table large (bytes blob)").execute();
        for (int row = 0; row < ROWS; row++)
            batch.statement("insert into large values (zeroblob(" + ROW_BYTES + "))")
                    .execute();
    }
}
