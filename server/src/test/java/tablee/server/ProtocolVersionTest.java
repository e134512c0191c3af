package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Programs of another release meet this server. */
class ProtocolVersionTest {
    @Test
    @DisplayName("A program of 0.1.0 names no version and is let in; another version is refused with a sentence in its"
            + " language")
    void versions() {
        try (Server server = Server.start(Running.settings())) {
            Browser ann = Browser.guest(server, "Ann");
            assertEquals(1, ann.json("/api/games").path("protocol").asInt());
            ann.open("/ws/lobby").await("lobby");
            ann.open("/ws/lobby?protocol=1").await("lobby");
            String table = ann.table("{'terms':{'game':'circus','seats':2}}")
                    .path("table")
                    .textValue();
            ann.sit(table).await("seating");
            ann.sit(table, "?protocol=1").await("seating");
            for (String language : List.of("en", "fr", "de", "pl")) {
                for (String other : List.of("2", "0", "x", "")) {
                    for (String line : List.of("/ws/table/" + table, "/ws/lobby", "/ws/tournament/any")) {
                        HttpResponse<String> refused = ann.send(ann.request(line + "?protocol=" + other)
                                .header("Accept-Language", language)
                                .build());
                        JsonNode why = Json.parse(refused.body()).path("error");
                        assertEquals(400, refused.statusCode());
                        assertEquals("other-protocol", why.path("key").asText());
                        assertTrue(why.path("message").asText().contains("1"), refused.body());
                    }
                }
            }
        }
    }
}
