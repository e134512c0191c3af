package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What looking changes: nothing. */
class SafeMethodsTest {
    /** A row a line, of all tables but those that follow the clock. */
    /** But what servers note of their own life, and what they count once a second of what happened before. */
    private static Map<String, List<String>> everything(ServerSettings settings) {
        Map<String, List<String>> all = new TreeMap<>(StoredRows.of(settings.database()));
        all.keySet().removeAll(List.of("uptime", "leases", "figures", "flyway_schema_history"));
        return all;
    }

    private static List<String> addresses(Browser ann, String table, String feed) {
        List<String> all = new ArrayList<>(List.of("/", "/t/" + table, "/account", "/nowhere"));
        JsonNode paths = ann.json("/api/openapi.json").path("paths");
        paths.fields().forEachRemaining(path -> {
            if (path.getValue().has("get")) {
                all.add(path.getKey()
                        .replace("{table}", table)
                        .replace("/feed/{feed}", feed)
                        .replace("{part}", "circus")
                        .replace("{game}", "circus")
                        .replace("{file}", "en.json")
                        .replaceAll("\\{[^}]*}", "none"));
            }
        });
        return all;
    }

    @Test
    @DisplayName(
            "ASVS 3.5.3: GET and HEAD at every address, by somebody and by nobody, leave every row of the store as it was")
    void looking() {
        ServerSettings settings = Running.settings();
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            JsonNode made =
                    ann.table("{'terms':{'game':'circus','seats':2,'visibility':'listed'},'seats':[{'kind':'me'}]}");
            String table = made.path("table").textValue();
            String wish = "{\"mail\":\"\",\"feed\":true}";
            String feed = tablee.wire.json.Json.parse(ann.send(ann.request("/api/me/notify")
                                    .header("Content-Type", "application/json")
                                    .PUT(HttpRequest.BodyPublishers.ofString(wish))
                                    .build())
                            .body())
                    .path("feed")
                    .textValue();
            Map<String, List<String>> before = everything(settings);
            List<String> addresses = addresses(ann, table, feed);
            assertTrue(addresses.size() > 15, addresses.toString());
            for (String path : addresses) {
                ann.get(path);
                new Browser(server).get(path);
                ann.send(ann.request(path)
                        .method("HEAD", HttpRequest.BodyPublishers.noBody())
                        .build());
            }
            assertEquals(before, everything(settings));
            // The one that does, and says so: it is what an invitation is for.
            new Browser(server).join(made.path("invite").textValue());
            Map<String, List<String>> after = everything(settings);
            for (String changed : List.of("people", "sessions", "guests")) {
                assertEquals(
                        before.remove(changed).size() + 1, after.remove(changed).size(), changed);
            }
            assertEquals(before, after, "and nothing else");
        }
    }
}
