package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.soak.Nodes;
import tablee.soak.ServerProcess;
import tablee.wire.match.Seed;

/** Servers are killed in the middle of the shares: what was answered is there, and the start goes on as it was promised. */
class SharesThroughCrashesTest {
    private static final Seed ANNS = Seed.read("a1".repeat(32));
    private static final Seed BENS = Seed.read("b2".repeat(32));
    private static final int TABLES = 6;

    @TempDir
    Path folder;

    /** Two people at a table of their own, and what they were told before the crash. */
    private record Start(SharingPage ann, SharingPage ben, String table, JsonNode shares) {
        /** Both have promised, and Ann has shown her share, which was answered. */
        static Start at(String origin) throws IOException, InterruptedException {
            SharingPage ann = new SharingPage(origin, "Ann", ANNS);
            String table = ann.table(origin);
            ann.come(origin, table);
            done(ann.ask(Map.of("do", "ready", "pledge", ann.pledge(ann.shares("open")))));
            SharingPage ben = new SharingPage(origin, "Ben", BENS);
            ben.come(origin, table);
            return new Start(ann, ben, table, ben.shares("open"));
        }

        Start revealing() throws InterruptedException {
            done(ben.ask(Map.of("do", "sit", "seat", 1, "pledge", ben.pledge(shares))));
            JsonNode fixed = ann.shares("revealing");
            done(ann.reveal(fixed));
            return new Start(ann, ben, table, fixed);
        }

        void comeBack(String origin) throws InterruptedException {
            ann.come(origin, table);
            ben.come(origin, table);
        }

        /** Nothing was lost or changed, and when Ben shows his share the match begins with both. */
        void goesOn() throws InterruptedException {
            JsonNode now = ben.shares("revealing");
            assertEquals(shares, now);
            done(ben.reveal(now));
            JsonNode seed = ann.seed();
            assertEquals(shares.path("server"), seed.path("server"));
            assertEquals(List.of(ANNS.hex(), BENS.hex()), seed.path("shares").findValuesAsText("share"));
            assertEquals("[]", seed.path("leftOut").toString());
        }
    }

    private static void done(JsonNode answer) {
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
    }

    private ServerProcess serve() {
        return ServerProcess.serve(
                folder.resolve("log"),
                List.of("--port", "0", "--data", folder.resolve("data").toString()));
    }

    @Test
    @DisplayName("TABLE-42: kill -9 after a promise and after a share: both are there, and the header is the one fixed"
            + " before")
    void killed() throws IOException, InterruptedException {
        ServerProcess server = serve();
        try {
            Start start = Start.at(server.address());
            server.kill();
            server = serve();
            start.comeBack(server.address());
            assertEquals(start.shares, start.ann.shares("open"));
            start = start.revealing();
            server.kill();
            server = serve();
            start.comeBack(server.address());
            start.goesOn();
        } finally {
            server.close();
        }
    }

    @Test
    @DisplayName("TABLE-42: A node is lost while tables on all nodes are in the middle of their shares: each goes on"
            + " elsewhere")
    void nodeLost() throws Exception {
        try (Postgres postgres = new Postgres();
                Nodes nodes = new Nodes(3, postgres.address(), folder)) {
            List<Start> starts = together(
                    Collections.nCopies(TABLES, () -> Start.at(nodes.door()).revealing()));
            nodes.kill(0);
            together(starts.stream().map(start -> goingOn(start, nodes)).toList());
        }
    }

    private static Callable<Start> goingOn(Start start, Nodes nodes) {
        return () -> {
            start.comeBack(nodes.door());
            start.goesOn();
            return start;
        };
    }

    /** All tables at the same time: a start waits twenty seconds for a share, also at the nodes that live. */
    private static List<Start> together(List<Callable<Start>> tables) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(TABLES);
        try {
            List<Start> starts = new ArrayList<>();
            for (Future<Start> each : threads.invokeAll(tables)) starts.add(each.get());
            return starts;
        } finally {
            threads.shutdownNow();
        }
    }
}
