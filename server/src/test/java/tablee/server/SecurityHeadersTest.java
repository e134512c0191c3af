package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.wire.json.Json;

/** What everybody is protected by. */
class SecurityHeadersTest {
    private final Server server = Running.shared();
    private final Browser nobody = new Browser(server);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/t/x",
                "/nowhere",
                "/api/nowhere",
                "/api/me",
                "/api/games",
                "/words/circus/en.json",
                "/words/circus/xx.json",
                "/assets/none.js",
                "/join/none",
                "/health",
                "/ready",
                "/ws/lobby",
                "/feed/none"
            })
    @DisplayName("Every answer, also a refusal, tells the browser to let nothing foreign in")
    void headers(String path) {
        HttpResponse<String> answer = nobody.get(path);
        String policy = answer.headers().firstValue("content-security-policy").orElse("");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'self';"), path + ": " + policy);
        assertFalse(policy.contains("unsafe"));
        assertEquals(
                "nosniff", answer.headers().firstValue("x-content-type-options").orElse(""));
        assertEquals("DENY", answer.headers().firstValue("x-frame-options").orElse(""));
        assertEquals(
                "same-origin", answer.headers().firstValue("referrer-policy").orElse(""));
        assertTrue(answer.headers().firstValue("server").isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/../index.html",
                "/assets/..%2findex.html",
                "/assets/%2e%2e/index.html",
                "/assets/....//index.html",
                "/assets/..%5cindex.html",
                "/assets/%00index.html",
                "/assets/",
                "/assets/.hidden",
                "/words/..%2f..%2fserver%2fhttp%2fwords/en.json",
                "/words/house/..%2fen.json",
                "/rules/circus/..%2f..%2fwords%2fhouse.en.md",
                "/rules/..%2fcircus/en.md"
            })
    @DisplayName("No path leads out of the folder of the client")
    void traversal(String path) {
        HttpResponse<String> answer = nobody.get(path);
        assertTrue(
                List.of(400, 404).contains(answer.statusCode()) || answer.body().startsWith("<!doctype"), path);
        assertFalse(answer.body().contains("fault."), path);
    }

    @Test
    @DisplayName("What is cached is asked for by its tag, and comes packed to those who can unpack it")
    void caching() {
        HttpResponse<String> games = nobody.get("/api/games");
        String tag = games.headers().firstValue("etag").orElseThrow();
        HttpRequest again =
                nobody.request("/api/games").header("If-None-Match", tag).build();
        assertEquals(304, nobody.send(again).statusCode());
        HttpRequest packed =
                nobody.request("/api/games").header("Accept-Encoding", "gzip").build();
        assertEquals(
                "gzip",
                nobody.send(packed).headers().firstValue("content-encoding").orElse(""));
        assertTrue(games.headers().firstValue("content-encoding").isEmpty());
        HttpRequest head = nobody.request("/")
                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                .build();
        assertEquals(200, nobody.send(head).statusCode());
    }

    private static JsonNode error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).path("error");
    }

    @Test
    @DisplayName(
            "ASVS 2.2.1, 3.5.2, 5.2.1: A body that is no JSON, not said to be, too deep or too long is refused in one sentence")
    void bodies() {
        Browser ann = Browser.guest(server, "Ann");
        for (String bad : List.of("", "{", "[]", "7", "{\"name\":1}", "{\"name\":\"a\",\"name\":\"b\"}", "{\"x\":1}")) {
            HttpResponse<String> answer = ann.tryPost("/api/me", bad);
            assertEquals(400, answer.statusCode(), bad);
            assertTrue(error(answer).path("message").textValue().endsWith("."), answer.body());
        }
        assertEquals(
                400,
                ann.tryPost("/api/diagram", "[".repeat(200) + "]".repeat(200)).statusCode());
        HttpResponse<String> long1 = ann.tryPost("/api/me", "{\"name\":\"" + "x".repeat(70_000) + "\"}");
        assertEquals(413, long1.statusCode());
        HttpRequest form = ann.request("/api/me")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}"))
                .build();
        assertEquals(415, ann.send(form).statusCode());
        assertEquals("Ann", ann.json("/api/me").at("/person/name").textValue());
    }

    @Test
    @DisplayName("Refusals are said in the language of the request")
    void languages() {
        for (String language : List.of("en", "fr", "de", "pl")) {
            HttpRequest request = nobody.request("/api/tables/none")
                    .header("Accept-Language", language)
                    .build();
            HttpResponse<String> answer = nobody.send(request);
            assertEquals(404, answer.statusCode());
            String expected =
                    switch (language) {
                        case "fr" -> "Il n’y a rien";
                        case "de" -> "Unter dieser";
                        case "pl" -> "Pod tym";
                        default -> "There is nothing";
                    };
            assertTrue(error(answer).path("message").textValue().startsWith(expected), answer.body());
        }
    }

    @Test
    @DisplayName("What is not there and what is not for this person are the same, byte for byte")
    void unknownAndForbidden() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        for (String path : List.of("/api/tables/%s", "/api/tables/%s/qr.svg")) {
            HttpResponse<String> there = eve.get(path.formatted(table));
            HttpResponse<String> nowhere = eve.get(path.formatted("0123456789abcdef"));
            assertEquals(nowhere.statusCode(), there.statusCode());
            assertEquals(nowhere.body(), there.body());
            assertEquals(nowhere.headers(), there.headers());
        }
        TestSocket there = eve.sit(table);
        TestSocket nowhere = eve.sit("0123456789abcdef");
        assertEquals(4404, there.awaitClosed());
        assertEquals(4404, nowhere.awaitClosed());
        assertEquals(nowhere.frames(), there.frames());
    }

    @Test
    @DisplayName("ASVS 5.2.1: A frame of more than 8 KiB closes the socket, and so does one that is no text")
    void frames() {
        Browser ann = Browser.guest(server, "Ann");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket line = ann.sit(table);
        line.await("seating");
        line.send("{\"do\":\"say\",\"text\":\"" + "x".repeat(9_000) + "\"}");
        assertTrue(line.awaitClosed() != 0);
        TestSocket other = ann.sit(table);
        other.await("seating");
        other.sendBytes(new byte[] {1, 2, 3});
        assertEquals(1003, other.awaitClosed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "[]",
                "{}",
                "{\"do\":7}",
                "{\"do\":\"fly\",\"id\":\"1\"}",
                "{\"do\":\"sit\",\"id\":\"1\"}",
                "{\"do\":\"sit\",\"id\":\"1\",\"seat\":99999999999}",
                "{\"do\":\"sit\",\"id\":\"1\",\"seat\":-1}",
                "{\"do\":\"play\",\"id\":\"1\",\"version\":0,\"move\":\"\\ud800\"}",
                "{\"do\":\"say\",\"id\":{},\"text\":\"x\"}"
            })
    @DisplayName("Nonsense at a table is answered with a sentence, and the socket stays")
    void nonsense(String text) {
        Browser ann = Browser.guest(server, "Ann");
        TestSocket line = ann.sit(
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue());
        line.await("seating");
        line.send(text);
        JsonNode answer = line.await("answer");
        assertFalse(answer.path("ok").booleanValue());
        assertFalse(answer.at("/refused/message").textValue().isEmpty());
        assertTrue(line.ask("{'do':'sit','seat':0}").path("ok").booleanValue());
    }
}
