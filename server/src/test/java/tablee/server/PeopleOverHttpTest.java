package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Store;
import tablee.wire.json.Json;

/** Guests, accounts and programs, as a browser meets them. */
class PeopleOverHttpTest {
    private static final String PASSWORD = "correct horse battery";

    @TempDir
    static Path folder;

    private static Server server;

    @BeforeAll
    static void open() {
        server =
                Server.start(ServerSettings.local(0, folder.resolve("people.db").toString()));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private static HttpResponse<String> delete(Browser browser, String path) {
        return browser.send(browser.request(path).DELETE().build());
    }

    private static HttpResponse<String> signIn(Browser browser, String name, String password) {
        return browser.tryPost("/api/session", json("{'name':'" + name + "','password':'" + password + "'}"));
    }

    private static String signUp(Browser browser, String name) {
        HttpResponse<String> answer =
                browser.tryPost("/api/account", json("{'name':'" + name + "','password':'" + PASSWORD + "'}"));
        assertEquals(200, answer.statusCode(), answer.body());
        return Json.parse(answer.body()).path("recovery").textValue();
    }

    private static void refused(int status, String key, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        JsonNode error = Json.parse(answer.body()).path("error");
        assertEquals(key, error.path("key").textValue());
        assertFalse(error.path("message").textValue().startsWith("fault."), "it has words");
    }

    @Test
    @DisplayName(
            "ASVS 3.3.2, 3.3.4, 7.2.3, 11.2.3, 11.5.1: A guest is a cookie that scripts cannot read, and changes name and language")
    void guests() {
        Browser ann = new Browser(server);
        assertTrue(ann.json("/api/me").path("person").isNull());
        HttpResponse<String> made = ann.tryPost("/api/me", json("{'name':' Ann\\u202e  A. ','language':'fr'}"));
        String cookie = made.headers().firstValue("set-cookie").orElseThrow();
        assertFalse(made.body().contains(cookie.substring(7, 39)), "the token is in no body");
        assertTrue(cookie.matches("tablee=[0-9a-f]{32}; Max-Age=7776000;.*Path=/; HTTPOnly; SameSite=Lax"), cookie);
        JsonNode person = ann.json("/api/me").path("person");
        assertEquals("Ann A.", person.path("name").textValue());
        assertTrue(person.path("account").isNull());
        ann.tryPost("/api/me", json("{'name':'Anna'}"));
        JsonNode renamed = ann.json("/api/me").path("person");
        assertEquals(person.path("id"), renamed.path("id"));
        assertEquals("Anna", renamed.path("name").textValue());
        assertEquals("fr", renamed.path("language").textValue());
        refused(400, "no-name", ann.tryPost("/api/me", json("{'name':' \\u200b '}")));
    }

    @Test
    @DisplayName("An account is the same person on another device, until it is signed out of there")
    void accounts() {
        Browser desk = Browser.guest(server, "Zoé");
        signUp(desk, "Zoé");
        assertEquals("Zoé", desk.json("/api/me").at("/person/account").textValue());
        Browser phone = new Browser(server);
        refused(401, "wrong-password", signIn(phone, "Zoé", "something else"));
        refused(401, "wrong-password", signIn(phone, "Nobody of that name", PASSWORD));
        assertEquals(200, signIn(phone, "ZOE", PASSWORD).statusCode());
        assertEquals(desk.person(), phone.json("/api/me").at("/person/id").textValue());
        assertNotEquals(desk.cookie(), phone.cookie());
        String before = phone.cookie();
        assertEquals(200, delete(phone, "/api/session").statusCode());
        assertEquals("tablee=", phone.cookie());
        assertTrue(knownBy(before).isNull(), "the old cookie is worth nothing");
        assertEquals(desk.person(), desk.json("/api/me").at("/person/id").textValue());
    }

    private static String document(String table) {
        try (Store store = Store.open(folder.resolve("people.db").toString())) {
            return store.tables().load(table).orElseThrow().document();
        }
    }

    /** Whom a cookie proves. */
    private static JsonNode knownBy(String cookie) {
        Browser other = new Browser(server);
        HttpRequest request = other.request("/api/me").header("Cookie", cookie).build();
        return Json.parse(other.send(request).body()).path("person");
    }

    @Test
    @DisplayName("ASVS 7.1.2: Signing out everywhere ends every session, and closes what is still open")
    void everywhere() {
        Browser desk = Browser.guest(server, "Kim");
        signUp(desk, "Kim");
        Browser phone = new Browser(server);
        signIn(phone, "kim", PASSWORD);
        String cookie = phone.cookie();
        TestSocket lobby = phone.open("/ws/lobby");
        lobby.await("lobby");
        assertEquals(200, delete(desk, "/api/sessions").statusCode());
        assertEquals(4401, lobby.awaitClosed());
        assertTrue(knownBy(cookie).isNull());
        refused(401, "unknown-person", delete(phone, "/api/sessions"));
    }

    @Test
    @DisplayName(
            "ASVS 6.4.1, 6.4.3, 6.5.1: A recovery code opens the account once, with a new password, and ends what was open")
    void recovery() {
        Browser desk = Browser.guest(server, "Rita");
        String code = signUp(desk, "Rita");
        String old = desk.cookie();
        TestSocket lobby = desk.open("/ws/lobby");
        lobby.await("lobby");
        Browser phone = new Browser(server);
        String wish = "{'name':'rita','recovery':'%s','password':'another password'}";
        refused(401, "wrong-code", phone.tryPost("/api/recover", json(wish.formatted("0000-0000-0000-0000"))));
        HttpResponse<String> answer =
                phone.tryPost("/api/recover", json(wish.formatted(code.toUpperCase(Locale.ROOT))));
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals(desk.person(), phone.json("/api/me").at("/person/id").textValue());
        assertTrue(knownBy(old).isNull());
        assertEquals(4401, lobby.awaitClosed());
        refused(401, "wrong-code", new Browser(server).tryPost("/api/recover", json(wish.formatted(code))));
        refused(401, "wrong-password", signIn(new Browser(server), "Rita", PASSWORD));
        assertEquals(
                200, signIn(new Browser(server), "Rita", "another password").statusCode());
    }

    @Test
    @DisplayName(
            "ASVS 6.4.3, 7.4.3: A program's token outlives a change of password, and ends with a recovery, which names the program")
    void programsOfAccounts() {
        Browser desk = Browser.guest(server, "Tina");
        String code = signUp(desk, "Tina");
        String token = Json.parse(
                        desk.tryPost("/api/bots", json("{'name':'Robo'}")).body())
                .path("token")
                .textValue();
        Program robot = new Program(server, token);
        desk.tryPost("/api/password", json("{'current':'" + PASSWORD + "','password':'another password'}"));
        assertTrue(robot.json("/api/me").path("person").isObject(), "it stays, and is shown:");
        assertEquals("Robo (bot)", desk.json("/api/bots").at("/bots/0/name").textValue());
        TestSocket lobby = robot.open("/ws/lobby");
        lobby.await("lobby");
        String forgotten = "{'name':'tina','recovery':'%s','password':'a third password'}".formatted(code);
        HttpResponse<String> answer = new Browser(server).tryPost("/api/recover", json(forgotten));
        assertEquals("Robo (bot)", Json.parse(answer.body()).at("/programs/0").textValue(), answer.body());
        assertEquals(4401, lobby.awaitClosed());
        assertFalse(robot.json("/api/me").path("person").isObject(), "it ends");
    }

    @Test
    @DisplayName(
            "ASVS 6.2.2, 6.2.3, 7.4.3: A password is changed by somebody who knows it, and everybody else who was signed in is so no longer")
    void anotherPassword() {
        Browser desk = Browser.guest(server, "Paul");
        String wish = "{'current':'%s','password':'%s'}";
        refused(409, "no-account", desk.tryPost("/api/password", json(wish.formatted(PASSWORD, "another password"))));
        String code = signUp(desk, "Paul");
        Browser phone = new Browser(server);
        signIn(phone, "Paul", PASSWORD);
        String there = phone.cookie();
        refused(
                401,
                "wrong-password",
                desk.tryPost("/api/password", json(wish.formatted("a guess", "another password"))));
        refused(400, "password-short", desk.tryPost("/api/password", json(wish.formatted(PASSWORD, "short"))));
        refused(400, "password-common", desk.tryPost("/api/password", json(wish.formatted(PASSWORD, "Tablee2026"))));
        HttpResponse<String> answer = desk.tryPost("/api/password", json(wish.formatted(PASSWORD, "another password")));
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals("Paul", desk.json("/api/me").at("/person/account").textValue());
        assertTrue(knownBy(there).isNull());
        refused(401, "wrong-password", signIn(new Browser(server), "Paul", PASSWORD));
        assertEquals(
                200, signIn(new Browser(server), "Paul", "another password").statusCode());
        String forgotten = "{'name':'paul','recovery':'%s','password':'a third password'}".formatted(code);
        assertEquals(
                200,
                new Browser(server).tryPost("/api/recover", json(forgotten)).statusCode(),
                "the code still works");
    }

    @Test
    @DisplayName("ASVS 6.2.1, 6.2.4: What cannot be an account is refused with a reason")
    void refusals() {
        Browser max = Browser.guest(server, "Max");
        String wish = "{'name':'%s','password':'%s'}";
        refused(400, "name-unfit", max.tryPost("/api/account", json(wish.formatted("<b>", PASSWORD))));
        refused(400, "password-short", max.tryPost("/api/account", json(wish.formatted("Max", "1234567"))));
        refused(400, "password-common", max.tryPost("/api/account", json(wish.formatted("Max", "Baseball1"))));
        signUp(max, "Max");
        refused(409, "has-account", max.tryPost("/api/account", json(wish.formatted("Max2", PASSWORD))));
        Browser fake = Browser.guest(server, "Max");
        refused(409, "name-taken", fake.tryPost("/api/account", json(wish.formatted("МАХ", PASSWORD))));
        refused(
                401,
                "unknown-person",
                new Browser(server).tryPost("/api/account", json(wish.formatted("Eve", PASSWORD))));
    }

    @Test
    @DisplayName("ASVS 4.1.3, 6.3.1, 15.3.4: BUDGET-11: Who guesses passwords has to wait, whatever address they claim")
    void throttled() {
        Browser guesser = new Browser(server);
        for (int i = 0; i < 5; i++) {
            refused(401, "wrong-password", signIn(guesser.at("198.51.100." + i), "victim", "guess " + i));
        }
        refused(429, "too-many-tries", signIn(guesser.at("198.51.100.6"), "victim", "guess 6"));
    }

    @Test
    @DisplayName(
            "ASVS 3.2.1, 5.4.1, 5.4.2, 7.4.2: My data holds what is kept of me, and deleting me leaves nothing of it")
    void dataAndDeletion() {
        Browser eve = Browser.guest(server, "Eve");
        signUp(eve, "Eve");
        eve.tryPost("/api/bots", json("{'name':'Robot'}"));
        HttpResponse<String> data = eve.get("/api/me/data");
        assertEquals(
                "attachment; filename=\"tablee-data.json\"",
                data.headers().firstValue("content-disposition").orElse(""));
        JsonNode all = Json.parse(data.body());
        assertEquals("Eve", all.path("account").textValue());
        assertEquals("Robot (bot)", all.at("/bots/0/name").textValue());
        assertEquals(1, all.path("sessions").size());
        assertFalse(data.body().contains("argon2"), "no hashes");
        String table = eve.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}")
                .path("table")
                .textValue();
        String cookie = eve.cookie();
        assertEquals(200, delete(eve, "/api/me").statusCode());
        assertFalse(document(table).contains("Eve"), "her table does not name her");
        assertTrue(knownBy(cookie).isNull());
        refused(401, "wrong-password", signIn(new Browser(server), "Eve", PASSWORD));
        signUp(Browser.guest(server, "Another"), "Eve");
    }

    @Test
    @DisplayName(
            "ASVS 6.2.9: Passwords of 64 and of 200 characters are taken whole: another last letter is another password")
    void longPasswords() {
        for (int length : new int[] {64, 200}) {
            String name = "Long " + length;
            String password = "long words ".repeat(20).substring(0, length - 1);
            Browser browser = Browser.guest(server, name);
            String wish = "{'name':'%s','password':'%s'}";
            assertEquals(
                    200,
                    browser.tryPost("/api/account", json(wish.formatted(name, password + "a")))
                            .statusCode());
            refused(401, "wrong-password", signIn(new Browser(server), name, password + "b"));
            assertEquals(200, signIn(new Browser(server), name, password + "a").statusCode());
        }
        String tooLong = "{'name':'Longest','password':'%s'}".formatted("x".repeat(201));
        refused(400, "password-long", Browser.guest(server, "Longest").tryPost("/api/account", json(tooLong)));
    }
}
