package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.LogStyle;
import tablee.server.ServerSettings;

/** What flags and variables that can be used ask for. */
class GoodConfigurationTest {
    @TempDir
    Path folder;

    private ServerSettings settings(Map<String, String> environment, String... words) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--data", folder.toString()));
        return new Serve(nowhere, nowhere, environment).settings(all);
    }

    @Test
    @DisplayName("What the log tells, and in which form")
    void log() {
        assertEquals(LogStyle.USUAL, settings(Map.of()).log());
        assertEquals(
                new LogStyle(LogStyle.Detail.DEBUG, LogStyle.Form.JSON),
                settings(Map.of(), "--log-level", "debug", "--log-format", "json")
                        .log());
        assertEquals(
                new LogStyle(LogStyle.Detail.ERROR, LogStyle.Form.PLAIN),
                settings(Map.of("TABLEE_LOG_LEVEL", "error", "TABLEE_LOG_FORMAT", "plain"))
                        .log());
        assertEquals(
                LogStyle.Detail.WARNING,
                settings(Map.of("TABLEE_LOG_LEVEL", "error"), "--log-level=warning")
                        .log()
                        .detail(),
                "a flag counts more");
    }

    @Test
    @DisplayName("Where programs that watch the server find it: an address, or a name of this machine, as it was given")
    void admin() {
        assertEquals(
                new ServerSettings.Admin("127.0.0.1", 0),
                settings(Map.of()).network().admin());
        for (String host : List.of("0.0.0.0", "127.0.0.1", "localhost"))
            assertEquals(
                    new ServerSettings.Admin(host, 9090),
                    settings(Map.of("TABLEE_ADMIN_PORT", "9090"), "--admin-host", host)
                            .network()
                            .admin());
    }

    @Test
    @DisplayName("Whom a proxy may speak for: addresses and ranges, several in one word or in several")
    void proxies() {
        assertEquals(List.of(), settings(Map.of()).network().trustedProxies());
        assertEquals(
                List.of("127.0.0.1", "10.0.0.0/8", "0:0:0:0:0:0:0:1", "fd00:0:0:0:0:0:0:0/8"),
                settings(Map.of(), "--trusted-proxy", "127.0.0.1,10.0.0.0/8", "--trusted-proxy", "::1,fd00::/8")
                        .network()
                        .trustedProxies());
    }
}
