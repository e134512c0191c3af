package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Strangers who guess somebody's password, from one place and from many. */
class GuessingTest {
    private static final String PASSWORD = "correct horse battery";
    private static final int AT_ONCE = 50;

    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings().behind(List.of("127.0.0.1")));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static Browser at(String place) {
        return new Browser(server).at(place);
    }

    private static int signIn(Browser browser, String name, String password) {
        return browser.tryPost("/api/session", "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}")
                .statusCode();
    }

    /** Tries from ever new places until all strangers together have to wait; the answer is how many were heard. */
    private static int guess(String name) {
        for (int tries = 0; tries <= AT_ONCE; tries++) {
            int status = signIn(at("198.51.100." + (1 + tries / 4)), name, "wrong guess " + tries);
            if (status == 429) return tries;
            assertEquals(401, status);
        }
        throw new AssertionError("strangers are never slowed down");
    }

    @Test
    @DisplayName(
            "ASVS 2.4.1, 6.1.1, 6.3.1: BUDGET-12: Fifty guesses from many places make strangers wait, and neither the owner's device nor the code")
    void owner() {
        Browser owner = Browser.guest(server, "Ann", "203.0.113.5");
        HttpResponse<String> made =
                owner.tryPost("/api/account", "{\"name\":\"Annabel\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, made.statusCode(), made.body());
        String code = Json.parse(made.body()).path("recovery").textValue();
        assertEquals(200, owner.delete("/api/session").statusCode());
        assertEquals(AT_ONCE, guess("annabel"));
        assertEquals(429, signIn(at("198.51.100.200"), "annabel", PASSWORD), "a stranger, who might be right");
        assertEquals(200, signIn(owner.at("198.51.100.1"), "annabel", PASSWORD), "her browser, wherever she is");
        String wish = "{\"name\":\"annabel\",\"recovery\":\"" + code + "\",\"password\":\"another password\"}";
        assertEquals(200, at("203.0.113.99").tryPost("/api/recover", wish).statusCode(), "and anyone who has the code");
        owner.delete("/api/session");
        assertEquals(429, signIn(owner, "annabel", "another password"), "a recovery forgets the devices");
    }

    @Test
    @DisplayName(
            "BUDGET-10: An address tries thirty passwords, at whatever names, then gets 429 and one more after ten seconds")
    void place() {
        Browser eve = at("203.0.113.20");
        for (int i = 0; i < 30; i++) assertEquals(401, signIn(eve, "somebody " + i, "wrong guess"), "try " + i);
        HttpResponse<String> refused =
                eve.tryPost("/api/session", "{\"name\":\"somebody new\",\"password\":\"wrong guess\"}");
        assertEquals(429, refused.statusCode());
        assertEquals(
                "too-many-tries", Json.parse(refused.body()).at("/error/key").textValue());
        assertEquals(401, signIn(at("203.0.113.21"), "somebody new", "wrong guess"), "another place");
        server.limits().pass(10_000);
        assertEquals(401, signIn(eve, "somebody newer", "wrong guess"));
    }

    @Test
    @DisplayName("BUDGET-54: A device is known for its own account only, and has tries of its own that come to an end")
    void devices() {
        Browser eve = Browser.guest(server, "Eve", "203.0.113.7");
        assertEquals(
                200,
                eve.tryPost("/api/account", "{\"name\":\"Evelyn\",\"password\":\"" + PASSWORD + "\"}")
                        .statusCode());
        for (int i = 0; i < 5; i++) assertEquals(401, signIn(eve, "somebody else", "wrong guess " + i));
        assertEquals(429, signIn(eve, "somebody else", "wrong guess"), "as anybody at that place");
        for (int i = 0; i < 10; i++) assertEquals(401, signIn(eve, "evelyn", "wrong guess " + i));
        assertEquals(429, signIn(eve, "evelyn", "wrong guess"), "a stolen device guesses no longer than others");
    }
}
