package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.soak.attack.AttackSoak;

/** Everything that ever hurt a server, tried again beside honest tables. */
class AttackTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int SECONDS = FULL ? (int) TimeUnit.MINUTES.toSeconds(20) : 30;
    private static final int TABLES = FULL ? 50 : 8;
    private static final int ADDRESSES = FULL ? 20 : 6;

    @TempDir
    Path folder;

    @Test
    @DisplayName("Strangers attack a server of 256 MB: it lives, honest moves are answered once, and budgets hold")
    void nothingGivesWay() {
        AttackSoak.Plan plan = new AttackSoak.Plan(SECONDS, TABLES, ADDRESSES, Long.getLong("tablee.seed", 1), folder);
        assertEquals(List.of(), new AttackSoak(plan, System.err).run());
    }
}
