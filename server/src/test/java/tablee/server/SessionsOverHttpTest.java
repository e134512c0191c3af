package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.wire.json.Json;

/** Where somebody is signed in, and what needs a fresh proof. */
class SessionsOverHttpTest {
    private static final String PASSWORD = "correct horse battery";

    private static String account(Browser who, String path, String name) {
        String body = "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}";
        return who.tryPost(path, body).body();
    }

    private static JsonNode sessions(Browser who) {
        return who.json("/api/sessions").path("sessions");
    }

    @Test
    @DisplayName(
            "ASVS 7.5.2: One's sessions are listed with device, whether from here, and last use; each can be ended, and nobody else's")
    void listed() {
        ServerSettings settings = Running.settings().faster(100).behind(List.of("127.0.0.1"));
        try (Server server = Server.start(settings)) {
            Browser desk = Browser.guest(server, "Ann", "10.1.0.1");
            account(desk, "/api/account", "ann");
            Browser phone = Browser.nobody(server, "10.2.0.2");
            account(phone, "/api/session", "ann");
            Browser eve = Browser.guest(server, "Eve", "10.3.0.3");
            JsonNode all = sessions(desk);
            assertEquals(2, all.size());
            JsonNode own = all.get(0).path("current").booleanValue() ? all.get(0) : all.get(1);
            JsonNode other = own.equals(all.get(0)) ? all.get(1) : all.get(0);
            assertTrue(own.path("samePlace").booleanValue());
            assertFalse(other.path("samePlace").booleanValue());
            assertFalse(other.path("current").booleanValue());
            assertEquals(own.path("seenDay"), own.path("createdDay"));
            String id = other.path("session").textValue();
            assertEquals(404, eve.delete("/api/sessions/" + id).statusCode());
            TestSocket lobby = phone.open("/ws/lobby");
            lobby.await("lobby");
            assertEquals(200, desk.delete("/api/sessions/" + id).statusCode());
            assertEquals(4401, lobby.awaitClosed());
            assertTrue(phone.json("/api/me").path("person").isNull());
            assertEquals(1, sessions(desk).size());
            assertFalse(
                    StoredRows.of(settings.database())
                            .get("sessions")
                            .toString()
                            .contains("10.1.0"),
                    "no address is kept");
        }
    }

    @Test
    @DisplayName(
            "ASVS 7.5.1: An account is deleted, and all that is known of it read, after a fresh proof only: an old session asks for the password, and a wrong one is none")
    void proof() throws NoSuchAlgorithmException {
        Server server = Running.shared();
        String name = "proof " + Long.toString(System.nanoTime(), 36);
        Browser ann = Browser.guest(server, "Ann");
        account(ann, "/api/account", name);
        longAgo(ann);
        for (var refused : List.of(ann.delete("/api/me"), ann.get("/api/me/data")))
            assertEquals(
                    "prove-first", Json.parse(refused.body()).at("/error/key").textValue());
        assertEquals(
                401,
                ann.tryPost("/api/proof", "{\"password\":\"wrong horse battery\"}")
                        .statusCode());
        assertEquals(403, ann.delete("/api/me").statusCode());
        assertEquals(
                200,
                ann.tryPost("/api/proof", "{\"password\":\"" + PASSWORD + "\"}").statusCode());
        assertEquals(200, ann.get("/api/me/data").statusCode());
        assertEquals(200, ann.delete("/api/me").statusCode());
        assertEquals(
                409,
                Browser.guest(server, "Guest")
                        .tryPost("/api/proof", "{\"password\":\"x\"}")
                        .statusCode());
    }

    /** As if this session had been proved more than ten minutes ago. */
    private static void longAgo(Browser who) throws NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256")
                .digest(who.cookie().substring(7).getBytes(StandardCharsets.UTF_8));
        try (Store store = Store.open(Running.sharedSettings().database())) {
            store.sessions().proved(hash, System.currentTimeMillis() - 700_000).join();
        }
    }

    @Test
    @DisplayName(
            "ASVS 7.5.1: An administrator hands no account over and erases nobody and nothing without a fresh proof")
    void administrator() throws NoSuchAlgorithmException {
        Office office = Office.shared();
        Browser ann = Browser.guest(Running.shared(), "Ann");
        account(ann, "/api/account", "handed " + Long.toString(System.nanoTime(), 36));
        longAgo(office.boss());
        for (String act : List.of("reset", "erase", "erase-table", "erase-tournament")) {
            var refused = office.act(act, ann.person(), "because", 0);
            assertEquals(
                    "prove-first", Json.parse(refused.body()).at("/error/key").textValue(), act);
        }
        assertFalse(ann.json("/api/me").path("person").isNull(), "still there");
        assertEquals(200, office.act("warn", ann.person()), "what can be taken back needs none");
        office.boss().tryPost("/api/proof", "{\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, office.act("reset", ann.person()));
    }

    @Test
    @DisplayName("ASVS 7.2.4: Signing up, in and recovering give a new token and end the one before")
    void newTokens() {
        Server server = Running.shared();
        String name = "fresh " + Long.toString(System.nanoTime(), 36);
        Browser ann = Browser.guest(server, "Ann");
        String guest = ann.cookie();
        String code =
                Json.parse(account(ann, "/api/account", name)).path("recovery").textValue();
        String up = ann.cookie();
        account(ann, "/api/session", name);
        String in = ann.cookie();
        ann.tryPost(
                "/api/recover",
                "{\"name\":\"" + name + "\",\"recovery\":\"" + code + "\",\"password\":\"" + PASSWORD + "!\"}");
        String back = ann.cookie();
        assertEquals(1, sessions(ann).size());
        for (String old : List.of(guest, up, in)) {
            assertNotEquals(old, back);
            assertTrue(
                    new Browser(server).with(old).json("/api/me").path("person").isNull());
        }
    }
}
