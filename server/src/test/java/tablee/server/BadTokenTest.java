package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** A token that is worth nothing, wrong from the start or revoked since, is refused as such wherever it is shown. */
class BadTokenTest {
    /** What asks whether the server lives need no name. */
    private static final Set<String> OPEN = Set.of("GET /health", "GET /ready");

    private final Server server = Running.shared();
    private final Browser owner = Browser.guest(server, "Owner");
    private final JsonNode bot = owner.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"));
    private final Program robot = new Program(server, bot.path("token").textValue());

    private static void refused(HttpResponse<String> answer) {
        assertEquals(401, answer.statusCode(), answer.body());
        assertEquals("bad-token", Json.parse(answer.body()).at("/error/key").textValue(), answer.body());
    }

    private void refusedEverywhere(Program program) {
        String table = owner.table("{'terms':{'game':'circus','seats':2,'visibility':'listed'}}")
                .path("table")
                .textValue();
        List<String> open = new ArrayList<>();
        for (String route : described()) {
            String[] parts = route.split(" ");
            String path =
                    parts[1].replaceAll("table/[{]table}", "table/" + table).replaceAll("[{][^}]*}", "x");
            server.limits().pass(3_600_000);
            if (path.startsWith("/ws/")) assertEquals(401, opened(program, path), path);
            else {
                HttpResponse<String> answer = program.send(parts[0], path);
                if (answer.statusCode() == 401) refused(answer);
                else open.add(route);
            }
        }
        assertEquals(OPEN, Set.copyOf(open));
    }

    private static int opened(Program program, String path) {
        CompletionException closed = assertThrows(CompletionException.class, () -> program.open(path), path);
        return ((WebSocketHandshakeException) closed.getCause()).getResponse().statusCode();
    }

    /** {@code GET /api/me}, and every other door. */
    private List<String> described() {
        List<String> routes = new ArrayList<>();
        JsonNode paths = owner.json("/api/openapi.json").path("paths");
        paths.fields().forEachRemaining(path -> path.getValue()
                .fieldNames()
                .forEachRemaining(method -> routes.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        return routes;
    }

    @Test
    @DisplayName("A token that nobody ever gave out")
    void wrong() {
        refusedEverywhere(new Program(server, "0".repeat(32)));
        refusedEverywhere(new Program(server, ""));
    }

    @Test
    @DisplayName("A token whose bot was deleted: what it has open is closed, and the next try is refused")
    void revoked() {
        TestSocket lobby = robot.open("/ws/lobby");
        lobby.await("lobby");
        assertTrue(robot.json("/api/me").path("person").isObject());
        owner.send(owner.request("/api/bots/" + bot.path("bot").textValue())
                .DELETE()
                .build());
        assertEquals(4404, lobby.awaitClosed());
        refusedEverywhere(robot);
    }
}
