package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.database.Leases;

/** How nodes find together; and that there is never a second cluster beside the first. */
class ClusterAdmissionTest {
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("nodes.db");
    }

    private static void await(BooleanSupplier what, String words) throws InterruptedException {
        long lastNanos = System.nanoTime() + PATIENCE_NANOS;
        while (!what.getAsBoolean()) {
            assertTrue(System.nanoTime() < lastNanos, words);
            Thread.sleep(50);
        }
    }

    private List<String> signatures() {
        try {
            return new Leases(file().toString()).nodes();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName(
            "A node that may begin a cluster joins the one that lives, though it was told of nobody; and begins where none is left")
    void oneCluster() throws InterruptedException {
        int one = TestCluster.freePort();
        int two = TestCluster.freePort();
        try (TestCluster first = new TestCluster(file(), TestCluster.at(file(), one, one))) {
            await(() -> first.nodes() == 1, "the first one begins");
            await(() -> signatures().size() == 1, "and signs");
            try (TestCluster second = new TestCluster(file(), TestCluster.at(file(), two, two))) {
                await(() -> second.nodes() == 2 && first.nodes() == 2, "the second one joins");
                await(() -> signatures().size() == 2, "and signs");
            }
            await(() -> signatures().size() == 1, "a node that goes takes its signature back");
        }
        assertEquals(List.of(), signatures());
        try (TestCluster again = new TestCluster(file(), TestCluster.at(file(), two, two))) {
            await(() -> again.nodes() == 1, "nobody is left to join");
        }
    }

    @Test
    @DisplayName("A signature far ahead, as a clock that was set back leaves it, is nobody to be waited for")
    void setBack() throws SQLException, InterruptedException {
        int one = TestCluster.freePort();
        try (TestCluster first = new TestCluster(file(), TestCluster.at(file(), one, one))) {
            await(() -> signatures().size() == 1, "the first one begins");
            String name = signatures().get(0);
            Leases leases = new Leases(file().toString());
            leases.take(name.replace(String.valueOf(one), "1"), "gone", 3_600_000);
        }
        int two = TestCluster.freePort();
        try (TestCluster second = new TestCluster(file(), TestCluster.at(file(), two, two))) {
            await(() -> second.nodes() == 1, "it begins");
        }
    }
}
