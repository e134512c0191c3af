package tablee.server;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;

class PortTakenTest {
    @Test
    @DisplayName("Of two servers that start at one port the second says so and leaves nothing open")
    void second(@TempDir Path folder) throws IOException {
        String data = folder.resolve("tablee.db").toString();
        try (ServerSocket first = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = first.getLocalPort();
            BadInput bad = assertThrows(BadInput.class, () -> Server.start(ServerSettings.local(port, data)));
            assertTrue(bad.sentence().startsWith("Port " + port + " cannot be opened"), bad.sentence());
        }
        Server.start(ServerSettings.local(0, data)).close();
    }
}
