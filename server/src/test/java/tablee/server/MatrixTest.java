package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Games;
import tablee.wire.json.Json;

/** Nobody plays or sees for somebody else: everyone who could come, with every proof one could show, at every seat. */
class MatrixTest {
    private final Server server = Running.shared();
    private final Browser host = Browser.guest(server, "Host");
    private final Browser other = Browser.guest(server, "Other");
    private final Browser invited = Browser.guest(server, "Invited");
    private final Browser stranger = Browser.guest(server, "Stranger");

    private String table = "";

    /** The host in seat 0, the other in seat 1, a match that runs; the invited has the link and the stranger nothing. */
    private void start(String game) {
        JsonNode made = host.table(NewTableJson.of(game, NewTableJson.ME, NewTableJson.OPEN, NewTableJson.BOT));
        table = made.path("table").textValue();
        other.join(made.path("invite").textValue());
        invited.join(made.path("invite").textValue());
        TestSocket second = other.sit(table);
        assertTrue(second.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        TestSocket first = host.sit(table);
        first.await("seating");
        assertTrue(first.ask("{'do':'start'}").path("ok").booleanValue());
        first.hangUp();
        second.hangUp();
    }

    private Map<String, TestSocket> everyone() {
        Map<String, TestSocket> lines = new LinkedHashMap<>();
        lines.put("0", host.sit(table));
        lines.put("1", other.sit(table));
        lines.put("spectator", invited.sit(table));
        lines.values().forEach(line -> line.await("update"));
        return lines;
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Everyone is shown the match with their own eyes only, whatever they ask for")
    void eyes(String game) {
        start(game);
        everyone().forEach((viewer, line) -> {
            line.ask("{'do':'sync'}");
            line.ask("{'do':'sync','version':0}");
            for (String asked : List.of("0", "1", "all", "spectator")) {
                JsonNode answer = line.ask("{'do':'replay','viewer':'" + asked + "','from':0,'count':5}");
                assertEquals("not-over", answer.at("/refused/key").textValue());
            }
            assertEquals(
                    "not-over", line.ask("{'do':'download'}").at("/refused/key").textValue());
            for (String frame : line.frames()) {
                assertFalse(frame.contains("\"frames\"") || frame.contains("\"file\""), frame);
                if (!frame.startsWith("{\"event\":\"update\"")) continue;
                JsonNode update = Json.parse(frame);
                assertEquals(1, update.path("sights").size());
                assertEquals(viewer, update.at("/sights/0/viewer").textValue());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("ASVS 2.2.2, 8.2.1, 8.3.1: Nobody moves, resigns, asks why or for hints in a seat that is not theirs")
    void hands(String game) {
        start(game);
        Map<String, TestSocket> lines = everyone();
        JsonNode any = lines.values().stream()
                .map(line -> line.last("update").at("/sights/0/moves/0/word"))
                .filter(JsonNode::isTextual)
                .findFirst()
                .orElseThrow();
        lines.forEach((viewer, line) -> {
            for (int seat : new int[] {-1, 0, 1, 2, 61, 62, 63}) {
                if (Integer.toString(seat).equals(viewer)) continue;
                int version = line.last("update").path("version").intValue();
                JsonNode played = line.ask(Browser.ask("play")
                        .put("version", version)
                        .put("seat", seat)
                        .put("move", any.textValue()));
                assertFalse(played.path("ok").booleanValue(), viewer + " played " + seat);
                for (String what : List.of("resign", "hint", "stand")) {
                    JsonNode answer = line.ask(Browser.ask(what).put("seat", seat));
                    assertFalse(answer.path("ok").booleanValue(), viewer + " did " + what + " at " + seat);
                }
                JsonNode why = line.ask(Browser.ask("why").put("seat", seat).put("move", any.textValue()));
                assertEquals("not-your-seat", why.at("/refused/key").textValue());
            }
            assertEquals(
                    lines.get("0").last("update").path("version"),
                    line.last("update").path("version"));
        });
    }

    @Test
    @DisplayName("ASVS 8.2.1: Only the host sets the table, and nobody after the start")
    void host() {
        JsonNode made = host.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
        String gathering = made.path("table").textValue();
        other.join(made.path("invite").textValue());
        TestSocket line = other.sit(gathering);
        line.await("seating");
        JsonNode terms = line.last("seating").path("terms");
        for (String request : List.of(
                "{'do':'start'}",
                "{'do':'seat-bot','seat':1,'level':'random'}",
                "{'do':'clear','seat':0}",
                "{'do':'remove','person':'" + host.person() + "'}",
                "{'do':'change','terms':" + terms + "}")) {
            assertEquals("host-only", line.ask(request).at("/refused/key").textValue(), request);
        }
        assertEquals(
                "not-your-seat",
                line.ask("{'do':'stand','seat':0}").at("/refused/key").textValue());
        assertEquals(
                "seat-is-taken",
                line.ask("{'do':'sit','seat':0}").at("/refused/key").textValue());
    }

    @Test
    @DisplayName(
            "ASVS 4.4.3, 4.4.4, 7.2.1: Neither no proof, nor a wrong one, nor a stranger's opens the door; an old cookie opens none either")
    void proofs() {
        start("circus");
        for (String proof : List.of(
                "",
                "tablee=",
                "tablee=0",
                "tablee=" + "0".repeat(32),
                "tablee=" + host.person(),
                "tablee=" + host.cookie().substring(7, 38),
                "Tablee=" + host.cookie().substring(7),
                "tablee2=" + host.cookie().substring(7),
                stranger.cookie())) {
            Browser thief = new Browser(server).with(proof);
            assertEquals(404, thief.get("/api/tables/" + table).statusCode(), proof);
            assertEquals(4404, thief.sit(table).awaitClosed(), proof);
        }
        String cookie = host.cookie();
        assertEquals(
                200, host.send(host.request("/api/session").DELETE().build()).statusCode());
        assertEquals(
                404,
                new Browser(server).with(cookie).get("/api/tables/" + table).statusCode());
    }

    @Test
    @DisplayName(
            "ASVS 4.4.3: A program's token is that program and not its owner, and a wrong token is refused as such")
    void tokens() {
        start("circus");
        String token = host.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"))
                .path("token")
                .textValue();
        for (String bearer : List.of("Bearer " + token, "Basic " + token, token)) {
            assertEquals(404, shown(bearer).statusCode(), "not let in by " + bearer.split(" ")[0]);
        }
        for (String bearer : List.of("Bearer x", "Bearer ", "bearer x", "Bearer " + token + "0")) {
            assertEquals(401, shown(bearer).statusCode(), bearer);
            assertTrue(shown(bearer).body().contains("\"bad-token\""), bearer);
        }
        TestSocket line = new Program(server, token).open("/ws/table/" + table);
        assertEquals(4404, line.awaitClosed(), "nor at a socket");
    }

    private HttpResponse<String> shown(String proof) {
        return new Browser(server)
                .send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/api/tables/" + table))
                        .header("Authorization", proof)
                        .build());
    }
}
