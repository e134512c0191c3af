package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import tablee.wire.json.Json;

/** How tests speak to the doors of alerts. */
final class AlertDoors {
    private AlertDoors() {}

    /** What somebody wants to hear of; with single quotes. */
    static HttpResponse<String> put(Browser person, String wish) {
        return person.send(person.request("/api/me/alerts")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(wish.replace('\'', '"')))
                .build());
    }

    /** The same, where it is taken. */
    static JsonNode wish(Browser person, String wish) {
        HttpResponse<String> answer = put(person, wish);
        assertEquals(200, answer.statusCode(), answer.body());
        return Json.parse(answer.body());
    }
}
