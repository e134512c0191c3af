package tablee.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.Context;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.ServerWebSocket;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.http.Connections;
import tablee.server.http.OpenSocket;
import tablee.table.budget.Budget;

class SocketOutputTest {
    private final Vertx vertx = Vertx.vertx();
    private final Context loop = vertx.getOrCreateContext();
    private final List<String> done = new CopyOnWriteArrayList<>();

    /** A socket that only notes what is done to it. */
    private final ServerWebSocket noting = (ServerWebSocket) Proxy.newProxyInstance(
            ServerWebSocket.class.getClassLoader(), new Class<?>[] {ServerWebSocket.class}, (self, method, args) -> {
                if (method.getName().equals("hashCode")) return 1;
                done.add(method.getName());
                return method.getReturnType().isInstance(self)
                        ? self
                        : Promise.promise().future();
            });

    private final OpenSocket socket = new OpenSocket(noting, loop, Optional.empty());
    private final SocketOutput output = new SocketOutput(socket, new Connections());

    @AfterEach
    void close() {
        vertx.close().await();
    }

    /** What was done to the socket by now. */
    private List<String> done() {
        Promise<Void> idle = Promise.promise();
        loop.runOnContext(now -> idle.complete());
        idle.future().await();
        return List.copyOf(done);
    }

    @Test
    @DisplayName(
            "BUDGET-68: nothing is read while eight lines wait for the table, and something again when it took one up")
    void underWay() {
        for (int i = 0; i < 7; i++) output.passes();
        assertEquals(List.of(), done());
        output.passes();
        assertEquals(List.of("pause"), done());
        output.taken();
        assertEquals(List.of("pause", "resume"), done());
    }

    @Test
    @DisplayName("A socket that is silent for two reasons is heard when neither holds any more")
    void twoReasons() {
        for (int i = 0; i < 8; i++) output.passes();
        output.offer("x".repeat(Budget.UNREAD_AND_HEARD.count() + 1));
        assertEquals(2, done().stream().filter("pause"::equals).count());
        output.taken();
        assertEquals(0, done().stream().filter("resume"::equals).count(), "it has not read yet");
    }

    @Test
    @DisplayName("A socket is closed once, after what was said before, and nothing is written afterwards")
    void closedOnce() {
        output.offer("last words");
        output.close();
        assertEquals(List.of("writeTextMessage", "close"), done());
        socket.close(Connections.RESTARTS, "");
        output.offer("too late");
        socket.ping();
        assertEquals(List.of("writeTextMessage", "close"), done());
    }
}
