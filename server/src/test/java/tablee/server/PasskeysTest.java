package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.server.PasskeyDoors.add;
import static tablee.server.PasskeyDoors.ask;
import static tablee.server.PasskeyDoors.asked;
import static tablee.server.PasskeyDoors.error;
import static tablee.server.PasskeyDoors.longAgo;
import static tablee.server.PasskeyDoors.name;
import static tablee.server.PasskeyDoors.prove;
import static tablee.server.PasskeyDoors.send;
import static tablee.server.PasskeyDoors.signIn;
import static tablee.server.PasskeyDoors.signUp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Passkeys as the way into an account, with devices of our own that answer rightly. */
class PasskeysTest {
    private static final String PASSWORD = "correct horse battery";

    private final Server server = Running.shared();

    // ---- In --------------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 6.3.3, 6.1.3: An account is made with a passkey and no password; the key alone signs in, without a name, and gives a new token")
    void alone() {
        Browser ann = Browser.guest(server, "Ann");
        String name = name();
        TestDevice phone = new TestDevice(server);
        String guest = ann.cookie();
        HttpResponse<String> made = signUp(ann, name, phone);
        assertEquals(200, made.statusCode(), made.body());
        assertTrue(Json.parse(made.body()).path("recovery").textValue().length() > 20);
        assertNotEquals(guest, ann.cookie());
        JsonNode me = ann.json("/api/me").path("person");
        assertEquals(ann.person(), me.path("id").textValue());
        assertEquals("[\"passkey\"]", me.path("ways").toString());
        ann.delete("/api/session");
        Browser desk = new Browser(server);
        HttpResponse<String> in = signIn(desk, phone);
        assertEquals(200, in.statusCode(), in.body());
        assertEquals(ann.person(), desk.json("/api/me").at("/person/id").textValue());
        assertEquals(
                401,
                new Browser(server)
                        .tryPost("/api/session", "{\"name\":\"" + name + "\",\"password\":\"\"}")
                        .statusCode());
        JsonNode key = desk.json("/api/passkeys").at("/passkeys/0");
        assertEquals("Phone", key.path("name").textValue());
        assertEquals(key.path("createdDay"), key.path("usedDay"));
    }

    @Test
    @DisplayName("Beside a password: keys are added and named, sign in, and the password goes on to work")
    void beside() {
        Browser ann = Browser.guest(server, "Ann");
        String account = "{\"name\":\"" + name() + "\",\"password\":\"" + PASSWORD + "\"}";
        ann.tryPost("/api/account", account);
        TestDevice phone = new TestDevice(server);
        TestDevice stick = new TestDevice(server);
        assertEquals(200, add(ann, phone).statusCode());
        assertEquals(200, add(ann, stick).statusCode());
        JsonNode keys = ann.json("/api/passkeys").path("passkeys");
        assertEquals(2, keys.size());
        String second = keys.get(1).path("passkey").textValue();
        ann.tryPost("/api/passkeys/" + second, "{\"called\":\"The blue stick\"}");
        assertTrue(ann.json("/api/passkeys").toString().contains("The blue stick"));
        assertEquals(
                "[\"password\",\"passkey\"]",
                ann.json("/api/me").at("/person/ways").toString());
        for (TestDevice each : List.of(phone, stick))
            assertEquals(200, signIn(new Browser(server), each).statusCode());
        assertEquals(200, new Browser(server).tryPost("/api/session", account).statusCode());
        JsonNode export = ann.json("/api/me/data").path("passkeys");
        assertEquals(2, export.size());
        assertFalse(export.get(0).path("credential").textValue().isEmpty());
    }

    // ---- Proof -----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 7.5.1: KEPT-4: A key is added and removed after a fresh proof only, and a key is one: then the account can be deleted too")
    void proof() {
        Browser ann = Browser.guest(server, "Ann");
        TestDevice phone = new TestDevice(server);
        TestDevice stick = new TestDevice(server);
        signUp(ann, name(), phone);
        ObjectNode early = stick.make(asked(ann, "add"));
        longAgo(ann);
        String first = ann.json("/api/passkeys").at("/passkeys/0/passkey").textValue();
        assertEquals("prove-first", error(ask(ann, "add", "")));
        assertEquals("prove-first", error(send(ann, "/api/passkeys", early)));
        assertEquals("prove-first", error(ann.delete("/api/passkeys/" + first)));
        assertEquals(
                "prove-first",
                error(ann.tryPost("/api/password", "{\"current\":\"\",\"password\":\"" + PASSWORD + "\"}")));
        assertEquals(200, prove(ann, phone).statusCode());
        assertEquals(200, add(ann, stick).statusCode());
        assertEquals(200, ann.delete("/api/passkeys/" + first).statusCode());
        longAgo(ann);
        assertEquals("passkey-unknown", error(prove(ann, phone)), "it is gone");
        assertEquals(200, prove(ann, stick).statusCode());
        assertEquals(200, ann.delete("/api/me").statusCode());
        assertEquals("passkey-unknown", error(signIn(new Browser(server), stick)), "with the account");
    }

    @Test
    @DisplayName(
            "ASVS 6.4.4: The last way in stays: a key without a password beside it cannot be removed; with one it can")
    void lastWayIn() {
        Browser ann = Browser.guest(server, "Ann");
        signUp(ann, name(), new TestDevice(server));
        String key = ann.json("/api/passkeys").at("/passkeys/0/passkey").textValue();
        assertEquals("last-way-in", error(ann.delete("/api/passkeys/" + key)));
        String wish = "{\"current\":\"\",\"password\":\"" + PASSWORD + "\"}";
        assertEquals(200, ann.tryPost("/api/password", wish).statusCode());
        assertEquals(200, ann.delete("/api/passkeys/" + key).statusCode());
        Browser eve = Browser.guest(server, "Eve");
        signUp(eve, name(), new TestDevice(server));
        String hers = eve.json("/api/passkeys").at("/passkeys/0/passkey").textValue();
        assertEquals(404, ann.delete("/api/passkeys/" + hers).statusCode());
        assertEquals(
                404,
                ann.tryPost("/api/passkeys/" + hers, "{\"called\":\"Mine\"}").statusCode());
    }

    @Test
    @DisplayName("ASVS 6.4.3: KEPT-4: A recovery ends all passkeys and names them: somebody else may have made one")
    void recovery() {
        Browser ann = Browser.guest(server, "Ann");
        String name = name();
        TestDevice phone = new TestDevice(server);
        String code =
                Json.parse(signUp(ann, name, phone).body()).path("recovery").textValue();
        HttpResponse<String> back = new Browser(server)
                .tryPost(
                        "/api/recover",
                        "{\"name\":\"" + name + "\",\"recovery\":\"" + code + "\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals("[\"Phone\"]", Json.parse(back.body()).path("passkeys").toString());
        assertEquals("passkey-unknown", error(signIn(new Browser(server), phone)));
    }
}
