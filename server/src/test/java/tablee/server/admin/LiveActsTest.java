package tablee.server.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.http.Connections;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

class LiveActsTest {
    @TempDir
    private Path folder;

    private static AuditLog.Deed erase(String tournament) {
        return new AuditLog.Deed(new AuditLog.Actor("boss", "Boss"), AuditLog.Act.ERASE_TOURNAMENT, tournament, "", 1);
    }

    @Test
    @DisplayName(
            "An act that could not be followed at first is followed by the next look, and holds back none that came later")
    void again() {
        List<String> told = new ArrayList<>();
        boolean[] fails = {true};
        Vertx vertx = Vertx.vertx();
        try (Store store = Store.open(folder.resolve("acts.db").toString());
                WorkerPool readers = new WorkerPool("reader", 1, 10);
                LiveActs acts = new LiveActs(vertx, store, readers, new Connections(), table -> {}, cup -> {
                    if (fails[0] && cup.equals("first")) throw new IllegalStateException("not now");
                    told.add(cup);
                })) {
            for (String cup : List.of("first", "second"))
                store.administration().eraseTournament(erase(cup)).join();
            acts.look().await();
            assertEquals(List.of("second"), told);
            fails[0] = false;
            acts.look().await();
            assertEquals(List.of("second", "first"), told);
            acts.look().await();
            assertEquals(2, told.size(), "once each");
        } finally {
            vertx.close().await();
        }
    }
}
