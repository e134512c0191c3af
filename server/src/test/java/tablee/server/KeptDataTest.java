package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.people.Sessions;
import tablee.wire.json.Json;

/** What lies in the data of a server, read past the server. */
class KeptDataTest {
    private static final String PASSWORD = "correct horse battery";

    private final ServerSettings settings = Running.settings();

    /** The database with its log, byte for byte. */
    private String bytes() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(Path.of(settings.database()).getParent())) {
            for (Path file : files.toList()) all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        return all.toString();
    }

    @Test
    @DisplayName(
            "ASVS 14.2.4: KEPT-7: No cookie, password, recovery code, device or token lies in the data as it is; names do")
    void secrets() throws IOException {
        List<String> secrets = new ArrayList<>(List.of(PASSWORD));
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Annabel Lee");
            secrets.add(ann.cookie().substring(7));
            HttpResponse<String> made =
                    ann.tryPost("/api/account", "{\"name\":\"Annabel\",\"password\":\"" + PASSWORD + "\"}");
            String code = Json.parse(made.body()).path("recovery").textValue();
            secrets.addAll(List.of(code, code.replace("-", ""), ann.cookie().substring(7)));
            made.headers().allValues("set-cookie").forEach(set -> secrets.add(set.split("[=;]")[1]));
            JsonNode bot = ann.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"));
            secrets.add(bot.path("token").textValue());
            assertTrue(bytes().contains("Annabel Lee"), "what is kept is found so");
            assertTrue(secrets.size() >= 8, "all were seen");
            for (String secret : secrets) {
                assertTrue(secret.length() >= 20, "a secret");
                assertFalse(bytes().contains(secret), "kept as it is");
            }
        }
    }

    @Test
    @DisplayName(
            "ASVS 13.2.3, 6.3.2: A new server knows nobody: no account, no administrator, no program, and no usual password opens it")
    void nobody() {
        try (Server server = Server.start(settings)) {
            Map<String, List<String>> rows = StoredRows.of(settings.database());
            for (String table : List.of("people", "accounts", "sessions", "bots")) {
                assertEquals(List.of(), rows.get(table), table);
            }
            for (String name : List.of("admin", "root", "tablee")) {
                String wish = "{\"name\":\"" + name + "\",\"password\":\"" + name + "\"}";
                assertEquals(
                        401, new Browser(server).tryPost("/api/session", wish).statusCode(), name);
            }
        }
    }

    private static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName(
            "ASVS 7.3.1: A session that was not used for the days of retention is over, though nobody has cleared it away")
    void idle() {
        int today = Sessions.day(System.currentTimeMillis());
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            try (Store store = Store.open(settings.database())) {
                int last = today - settings.retention().guestDays();
                store.sessions().open(ann.person(), hash("just-in-time"), last).join();
                store.sessions()
                        .open(ann.person(), hash("a-day-too-late"), last - 1)
                        .join();
            }
            assertEquals(ann.person(), known(server, "just-in-time"));
            assertEquals("", known(server, "a-day-too-late"));
        }
    }

    private static String known(Server server, String token) {
        return new Browser(server)
                .with("tablee=" + token)
                .json("/api/me")
                .at("/person/id")
                .asText("");
    }

    @Test
    @DisplayName(
            "ASVS 14.1.1, 14.1.2: docs/security.md says of every table of the store how sensitive it is and how it is protected")
    void documented() throws IOException {
        Store.open(settings.database()).close();
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        List<String> lines = Files.readAllLines(root.resolve("docs/security.md"));
        for (String table : StoredRows.of(settings.database()).keySet()) {
            List<String> rows = lines.stream()
                    .filter(line -> line.matches("\\| (?:`\\w+`, )*`" + table + "`(?:, `\\w+`)* \\|.*"))
                    .toList();
            assertEquals(1, rows.size(), "one line for " + table);
            String[] cells = rows.get(0).split("\\|");
            assertEquals(5, cells.length, rows.get(0));
            for (int i = 1; i < cells.length; i++) assertFalse(cells[i].isBlank(), rows.get(0));
        }
    }
}
