package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Anyone who tries ids, links and names one after the other learns nothing: what exists and what does not look alike. */
class EnumerationTest {
    private static final String PASSWORD = "correct horse battery";

    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser eve = Browser.guest(server, "Eve");

    private static void same(HttpResponse<String> one, HttpResponse<String> other) {
        assertEquals(one.statusCode(), other.statusCode());
        assertEquals(one.body(), other.body());
        assertEquals(one.headers().map().keySet(), other.headers().map().keySet());
    }

    private static HttpResponse<String> delete(Browser browser, String path) {
        return browser.send(browser.request(path).DELETE().build());
    }

    private static HttpResponse<String> signIn(String name, String password) {
        return new Browser(Running.shared())
                .tryPost("/api/session", "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}");
    }

    @Test
    @DisplayName("ASVS 1.2.2, 11.5.1: Ids and links are long and random: no two are alike, and none is the next one")
    void unguessable() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            JsonNode made = ann.table("{'terms':{'game':'circus','seats':2}}");
            String table = made.path("table").textValue();
            String invite = made.path("invite").textValue();
            assertTrue(table.matches("[0-9a-f]{16,}"), table);
            assertTrue(invite.matches("/join/[0-9a-f]{32}"), invite);
            assertTrue(seen.add(table.substring(0, 8)) && seen.add(invite.substring(6, 14)));
        }
    }

    @Test
    @DisplayName(
            "ASVS 8.2.2: Somebody else's table, program or feed and one that never was are the same, whatever is tried")
    void ids() {
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        String bot = ann.post("/api/bots", tablee.wire.json.Json.parse("{\"name\":\"Robo\"}"))
                .path("bot")
                .textValue();
        String never = "0".repeat(table.length());
        same(eve.get("/api/tables/" + table), eve.get("/api/tables/" + never));
        same(eve.get("/api/tables/" + table + "/qr.svg"), eve.get("/api/tables/" + never + "/qr.svg"));
        same(delete(eve, "/api/bots/" + bot), delete(eve, "/api/bots/" + "0".repeat(bot.length())));
        same(eve.get("/t/" + table), eve.get("/t/" + never));
        same(eve.get("/join/" + table), eve.get("/join/" + never));
        same(eve.get("/feed/" + ann.person()), eve.get("/feed/" + never));
        assertEquals(200, ann.get("/api/tables/" + table).statusCode());
        assertEquals(1, ann.json("/api/bots").path("bots").size(), "nobody else removed it");
        assertEquals(200, delete(ann, "/api/bots/" + bot).statusCode());
        assertEquals(0, ann.json("/api/bots").path("bots").size());
        assertEquals(0, eve.json("/api/history").path("matches").size());
        assertFalse(eve.get("/api/me/data").body().contains(table));
    }

    @Test
    @DisplayName("A wrong password, a wrong code and a name that nobody has get the same answers")
    void names() {
        Browser zoe = Browser.guest(server, "Zoe");
        HttpResponse<String> made =
                zoe.tryPost("/api/account", "{\"name\":\"Enumerated\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, made.statusCode(), made.body());
        same(signIn("Enumerated", "wrong password"), signIn("Nobody at all", "wrong password"));
        String forgotten = "{\"name\":\"%s\",\"recovery\":\"0000-0000-0000-0000\",\"password\":\"" + PASSWORD + "\"}";
        Browser thief = new Browser(server);
        same(
                thief.tryPost("/api/recover", forgotten.formatted("Enumerated")),
                thief.tryPost("/api/recover", forgotten.formatted("Nobody here")));
    }

    @Test
    @DisplayName("ASVS 1.2.4: An id that is no id is as unknown as any other, and never a fault of ours")
    void strange() {
        HttpResponse<String> unknown = eve.get("/api/tables/0123456789abcdef");
        for (String id : List.of(
                "%00",
                "%27",
                "'%20or%201=1--",
                "%22",
                "..",
                "%F0%9F%8E%B2",
                "x".repeat(2_000),
                "1",
                "-1",
                "%25s%25n",
                "$%7Bx%7D")) {
            HttpResponse<String> answer =
                    eve.send(HttpRequest.newBuilder(java.net.URI.create(eve.origin() + "/api/tables/" + id))
                            .header("Cookie", eve.cookie())
                            .build());
            assertTrue(answer.statusCode() == 404 || answer.statusCode() == 400, id + " " + answer.statusCode());
            if (answer.statusCode() == 404) assertEquals(unknown.body(), answer.body(), id);
        }
        String name = "';delete from people;--";
        assertEquals(
                name,
                Browser.guest(server, name).json("/api/me").at("/person/name").textValue());
        assertEquals("Eve", eve.json("/api/me").at("/person/name").textValue(), "everybody is still there");
    }
}
