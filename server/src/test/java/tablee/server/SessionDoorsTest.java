package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** What ends with a session, and what with a person's welcome here. */
class SessionDoorsTest {
    private static final String PASSWORD = "correct horse battery";

    private final Server server = Running.shared();

    private static String unique(String name) {
        return name + " " + Long.toString(System.nanoTime(), 36);
    }

    private Browser account(String name) {
        Browser browser = Browser.guest(server, "Somebody");
        enter(browser, "/api/account", name);
        return browser;
    }

    private static void enter(Browser browser, String path, String name) {
        HttpResponse<String> answer =
                browser.tryPost(path, "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, answer.statusCode(), answer.body());
    }

    private JsonNode knownBy(String cookie) {
        return new Browser(server).with(cookie).json("/api/me").path("person");
    }

    @Test
    @DisplayName("ASVS 7.4.1: Signing out ends that session and closes its sockets, and no other session's")
    void signOut() {
        String name = unique("Olga");
        Browser desk = account(name);
        Browser phone = new Browser(server);
        enter(phone, "/api/session", name);
        String table = desk.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}")
                .path("table")
                .textValue();
        TestSocket deskLobby = desk.open("/ws/lobby");
        TestSocket deskTable = desk.sit(table);
        TestSocket phoneTable = phone.sit(table);
        deskLobby.await("lobby");
        deskTable.await("seating");
        phoneTable.await("seating");
        String cookie = desk.cookie();
        assertEquals(200, desk.delete("/api/session").statusCode());
        assertEquals(4401, deskLobby.awaitClosed());
        assertEquals(4401, deskTable.awaitClosed());
        assertTrue(knownBy(cookie).isNull(), "the cookie is worth nothing");
        assertTrue(phoneTable.ask("{'do':'say','text':'still here'}").path("ok").booleanValue());
    }

    @Test
    @DisplayName(
            "ASVS 7.2.2, 7.2.4: Signing up and in gives a new token each time, and the one before is nobody's any more")
    void newToken() {
        String name = unique("Nora");
        Browser desk = Browser.guest(server, "Guest");
        String before = desk.cookie();
        TestSocket lobby = desk.open("/ws/lobby");
        lobby.await("lobby");
        enter(desk, "/api/account", name);
        String second = desk.cookie();
        assertNotEquals(before, second);
        assertTrue(knownBy(before).isNull(), "of the guest that it was");
        assertEquals(4401, lobby.awaitClosed());
        enter(desk, "/api/session", name);
        assertNotEquals(second, desk.cookie());
        assertTrue(knownBy(second).isNull(), "of the session before");
        assertEquals(desk.person(), knownBy(desk.cookie()).path("id").textValue());
    }

    @Test
    @DisplayName("ASVS 7.4.5: Those who run the server end all of a person's sessions, and what these have open")
    void endedByAdmin() {
        String name = unique("Ines");
        Browser desk = account(name);
        Browser phone = new Browser(server);
        enter(phone, "/api/session", name);
        TestSocket lobby = phone.open("/ws/lobby");
        lobby.await("lobby");
        assertEquals(200, Office.shared().act("sign-out", desk.person()));
        assertEquals(4401, lobby.awaitClosed());
        assertTrue(knownBy(desk.cookie()).isNull());
        assertTrue(knownBy(phone.cookie()).isNull());
        enter(new Browser(server), "/api/session", name);
    }

    @Test
    @DisplayName(
            "ASVS 7.4.5: A ban reaches whatever somebody is: cookies, sockets, feed, programs with their tokens and sockets")
    void ban() {
        Browser eve = Browser.guest(server, "Eve");
        JsonNode bot = eve.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"));
        Program robot = new Program(server, bot.path("token").textValue());
        String feed = Json.parse(eve.send(eve.request("/api/me/notify")
                                .header("Content-Type", "application/json")
                                .PUT(HttpRequest.BodyPublishers.ofString("{\"mail\":\"\",\"feed\":true}"))
                                .build())
                        .body())
                .path("feed")
                .textValue();
        TestSocket lobby = eve.open("/ws/lobby");
        TestSocket robots = robot.open("/ws/lobby");
        lobby.await("lobby");
        robots.await("lobby");
        assertEquals(200, eve.get(feed).statusCode());
        Office office = Office.shared();
        assertEquals(200, office.act("ban", eve.person()));
        assertEquals(4404, lobby.awaitClosed());
        assertEquals(4404, robots.awaitClosed());
        assertEquals(
                401,
                robot.post("/api/tables", "{\"terms\":{\"game\":\"circus\",\"seats\":2}}")
                        .statusCode());
        assertEquals(404, eve.get(feed).statusCode());
        String cookie = eve.cookie();
        assertEquals(403, eve.tryPost("/api/me", "{\"name\":\"Somebody else\"}").statusCode());
        assertEquals(cookie, eve.cookie(), "no new cookie in place of the banned one");
        assertEquals(200, office.act("lift", eve.person()));
        assertEquals(200, eve.get(feed).statusCode());
        assertEquals(bot.path("bot"), robot.json("/api/me").at("/person/id"));
    }

    @Test
    @DisplayName("Rights that were taken away are gone from what was open already")
    void unmade() {
        Browser ada = account(unique("Ada"));
        Office office = Office.shared();
        office.atTheMachine(AuditLog.Act.GRANT, ada.person());
        assertTrue(knownBy(ada.cookie()).path("admin").booleanValue());
        TestSocket lobby = ada.open("/ws/lobby");
        lobby.await("lobby");
        office.atTheMachine(AuditLog.Act.REVOKE, ada.person());
        assertEquals(4401, lobby.awaitClosed());
    }

    @Test
    @DisplayName("A program cannot shed its mark: not by its name, a seat's name, another proof, or an account")
    void mark() {
        Browser owner = Browser.guest(server, "Owner");
        JsonNode bot = owner.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"));
        Program robot = new Program(server, bot.path("token").textValue());
        robot.post("/api/me", "{\"name\":\"A human being, really\"}");
        assertEquals(
                "A human being, rea (bot)",
                robot.json("/api/me").at("/person/name").textValue());
        String wish = "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"}]}";
        String table =
                Json.parse(robot.post("/api/tables", wish).body()).path("table").textValue();
        assertEquals(
                "Ann (bot)",
                robot.json("/api/tables/" + table).at("/chairs/0/name").textValue());
        TestSocket line = robot.open("/ws/table/" + table);
        line.await("seating");
        assertTrue(line.ask("{'do':'sit','seat':1,'name':'Bob'}").path("ok").booleanValue());
        assertEquals(
                "Bob (bot)",
                robot.json("/api/tables/" + table).at("/chairs/1/name").textValue());
        String account = "{\"name\":\"" + unique("Robo") + "\",\"password\":\"" + PASSWORD + "\"}";
        assertEquals(401, robot.post("/api/account", account).statusCode());
        for (String path : List.of("/api/bots", "/api/sessions", "/api/password")) {
            assertTrue(robot.post(path, "{\"name\":\"x\"}").statusCode() >= 400, path);
        }
        HttpResponse<String> wrong = new Program(server, "0".repeat(32)).post("/api/me", "{\"name\":\"Ann\"}");
        assertEquals(401, wrong.statusCode());
        assertTrue(wrong.headers().allValues("set-cookie").isEmpty(), "a token never turns into a cookie");
    }
}
