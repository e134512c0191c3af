package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** A token that is worth nothing, wrong from the start or revoked since, is refused as such wherever it is shown. */
class BadTokenTest {
    private final Server server = Running.shared();
    private final Browser owner = Browser.guest(server, "Owner");
    private final JsonNode bot = owner.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"));
    private final Program robot = new Program(server, bot.path("token").textValue());

    private static void refused(HttpResponse<String> answer) {
        assertEquals(401, answer.statusCode(), answer.body());
        assertEquals("bad-token", Json.parse(answer.body()).at("/error/key").textValue(), answer.body());
    }

    private void refusedEverywhere(Program program) {
        var made = owner.table("{'terms':{'game':'circus','seats':2,'visibility':'listed'}}");
        String table = made.path("table").textValue();
        for (String path : List.of(
                "/api/me",
                "/api/me/data",
                "/api/me/notify",
                "/api/bots",
                "/api/lobby",
                "/api/history",
                "/api/tables/" + table,
                made.path("invite").textValue(),
                "/join/any")) {
            refused(program.get(path));
        }
        refused(program.post("/api/me", "{\"name\":\"Ann\"}"));
        refused(program.post("/api/bots", "{\"name\":\"Ann\"}"));
        refused(program.post("/api/tables", "{\"terms\":{\"game\":\"circus\",\"seats\":2}}"));
        for (String path : List.of("/ws/table/" + table, "/ws/lobby")) {
            CompletionException closed = assertThrows(CompletionException.class, () -> program.open(path));
            WebSocketHandshakeException why = (WebSocketHandshakeException) closed.getCause();
            assertEquals(401, why.getResponse().statusCode(), path);
        }
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
