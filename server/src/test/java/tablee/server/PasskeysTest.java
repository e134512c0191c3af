package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.table.budget.Budget;
import tablee.wire.Json;

/** Passkeys as the way into an account: with devices of our own that answer rightly, and each of their mistakes. */
class PasskeysTest {
    private static final String PASSWORD = "correct horse battery";

    private final Server server = Running.shared();

    private static String name() {
        return "key " + Long.toString(System.nanoTime(), 36);
    }

    private static HttpResponse<String> ask(Browser who, String purpose, String name) {
        ObjectNode wish = JsonNodeFactory.instance.objectNode().put("purpose", purpose);
        if (!name.isEmpty()) wish.put("name", name);
        return who.tryPost("/api/passkeys/challenge", wish.toString());
    }

    private static JsonNode asked(Browser who, String purpose) {
        return Json.parse(ask(who, purpose, "").body());
    }

    private static HttpResponse<String> send(Browser who, String path, ObjectNode credential) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.set("credential", credential);
        return who.tryPost(path, body.toString());
    }

    private static HttpResponse<String> signUp(Browser who, String name, TestDevice device) {
        ObjectNode body =
                JsonNodeFactory.instance.objectNode().put("name", name).put("called", "Phone");
        body.set("credential", device.make(Json.parse(ask(who, "account", name).body())));
        return who.tryPost("/api/passkeys/account", body.toString());
    }

    private static HttpResponse<String> signIn(Browser who, TestDevice device) {
        return send(who, "/api/passkeys/session", device.show(asked(who, "session")));
    }

    private static HttpResponse<String> add(Browser who, TestDevice device) {
        return send(who, "/api/passkeys", device.make(asked(who, "add")));
    }

    private static HttpResponse<String> prove(Browser who, TestDevice device) {
        return send(who, "/api/passkeys/proof", device.show(asked(who, "proof")));
    }

    private static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("");
    }

    /** As if this session had been proved more than ten minutes ago. */
    private static void longAgo(Browser who) {
        try (Store store = Store.open(Running.sharedSettings().database())) {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(who.cookie().substring(7).getBytes(StandardCharsets.UTF_8));
            store.sessions().proved(hash, System.currentTimeMillis() - 700_000).join();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

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
            "ASVS 7.5.1: A key is added and removed after a fresh proof only, and a key is one: then the account can be deleted too")
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
    @DisplayName("ASVS 6.4.3: A recovery ends all passkeys and names them: somebody else may have made one")
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

    // ---- What devices and strangers do wrong -----------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 6.5.1: A challenge counts once, in the browser that asked, and for what it was asked; a replayed answer is refused")
    void replayed() {
        Browser ann = Browser.guest(server, "Ann");
        TestDevice phone = new TestDevice(server);
        signUp(ann, name(), phone);
        Browser desk = new Browser(server);
        ObjectNode answer = phone.show(asked(desk, "session"));
        assertEquals("passkey-late", error(send(new Browser(server), "/api/passkeys/session", answer)), "elsewhere");
        assertEquals(200, send(desk, "/api/passkeys/session", answer).statusCode());
        assertEquals("passkey-late", error(send(desk, "/api/passkeys/session", answer)), "twice");
        assertEquals("passkey-late", error(send(ann, "/api/passkeys/session", phone.show(asked(ann, "proof")))));
        JsonNode own = Json.parse("{\"challenge\":\"AAAAAAAAAAAAAAAAAAAAAA\"}");
        assertEquals("passkey-late", error(send(desk, "/api/passkeys/session", phone.show(own))), "made up");
        assertEquals(
                "passkey-late",
                error(send(ann, "/api/passkeys", new TestDevice(server).make(asked(ann, "proof")))),
                "a key is not made by signing in");
    }

    @Test
    @DisplayName(
            "Another origin, another name of the server, a device that asked for no finger or PIN: each has its sentence")
    void wrong() {
        Browser ann = Browser.guest(server, "Ann");
        String evil = "https://evil.example";
        TestDevice phone = new TestDevice(server);
        String right = "http://localhost:" + server.port();
        assertEquals("passkey-elsewhere", error(signUp(ann, name(), new TestDevice(server).at(evil, "localhost"))));
        assertEquals("passkey-elsewhere", error(signUp(ann, name(), new TestDevice(server).at(right, "evil.example"))));
        assertEquals("passkey-unverified", error(signUp(ann, name(), new TestDevice(server).unverified())));
        assertEquals(200, signUp(ann, name(), phone).statusCode());
        Browser desk = new Browser(server);
        assertEquals("passkey-elsewhere", error(signIn(desk, phone.at(evil, "localhost"))));
        assertEquals("passkey-elsewhere", error(signIn(desk, phone.at(right, "evil.example"))));
        phone.at(right, "localhost");
        assertEquals(200, signIn(desk, phone).statusCode());
        assertEquals("passkey-unverified", error(signIn(new Browser(server), phone.unverified())));
    }

    @Test
    @DisplayName(
            "A counter that goes back is a copy, and is refused; so is a key of somebody else, or that claims another owner")
    void copied() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        TestDevice phone = new TestDevice(server);
        TestDevice hers = new TestDevice(server);
        signUp(ann, name(), phone);
        signUp(eve, name(), hers);
        assertEquals(200, signIn(new Browser(server), phone.counting(40)).statusCode());
        assertEquals("passkey-copied", error(signIn(new Browser(server), phone.counting(40))));
        assertEquals("passkey-copied", error(signIn(new Browser(server), phone.counting(7))));
        assertEquals(200, signIn(new Browser(server), phone.counting(42)).statusCode());
        assertEquals("passkey-of-another", error(prove(ann, hers)));
        assertEquals("passkey-of-another", error(signIn(new Browser(server), hers.saying(ann.person()))));
        assertEquals("passkey-known", error(add(eve, hers)), "made before");
        assertEquals("has-account", error(ask(ann, "account", name())));
        assertEquals("no-account", error(ask(Browser.guest(server, "Guest"), "add", "")));
    }

    @Test
    @DisplayName("A signature that is not the key's, and whatever is no answer of a device, is refused in a sentence")
    void unreadable() {
        Browser ann = Browser.guest(server, "Ann");
        TestDevice phone = new TestDevice(server);
        signUp(ann, name(), phone);
        Browser desk = new Browser(server);
        ObjectNode forged = phone.show(asked(desk, "session"));
        ObjectNode other = new TestDevice(server).show(Json.parse("{\"challenge\":\"AAAA\"}"));
        ((ObjectNode) forged.path("response"))
                .put("signature", other.at("/response/signature").textValue());
        assertEquals("passkey-wrong", error(send(desk, "/api/passkeys/session", forged)));
        for (String odd : List.of("{}", "{\"id\":1}", "{\"response\":{\"clientDataJSON\":\"e30\"}}")) {
            ObjectNode credential = (ObjectNode) Json.parse(odd);
            for (String path : List.of("session", "proof"))
                assertEquals("passkey-unreadable", error(send(ann, "/api/passkeys/" + path, credential)), odd);
            assertEquals("passkey-unreadable", error(send(ann, "/api/passkeys", credential)), odd);
        }
        assertEquals(400, ask(ann, "else", "").statusCode());
        assertEquals("name-unfit", error(ask(Browser.guest(server, "Guest"), "account", "")));
    }

    @Test
    @DisplayName("BUDGET-111: an account has ten passkeys")
    void many() {
        Browser ann = Browser.guest(server, "Ann");
        signUp(ann, name(), new TestDevice(server));
        List<TestDevice> others = new ArrayList<>();
        for (int i = 1; i < Budget.PASSKEYS.count(); i++) others.add(new TestDevice(server));
        for (TestDevice each : others) assertEquals(200, add(ann, each).statusCode());
        assertEquals("many-passkeys", error(ask(ann, "add", "")));
    }

    @Test
    @DisplayName(
            "BUDGET-110: an address asks for forty challenges at once; without https or a name there are no passkeys")
    void bounds() {
        try (Server other = Server.start(Running.settings())) {
            Browser eve = new Browser(other);
            for (int i = 0; i < Budget.PASSKEYS_ASKED.count(); i++)
                assertEquals(200, ask(eve, "session", "").statusCode());
            assertEquals("too-fast", error(ask(eve, "session", "")));
        }
        try (Server open = Server.start(Running.settings().reachedAt(URI.create("http://games.example")))) {
            HttpResponse<String> answer = new Browser(open)
                    .send(new Browser(open)
                            .request("/api/passkeys/challenge")
                            .setHeader("Origin", "http://games.example")
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString("{\"purpose\":\"session\"}"))
                            .build());
            assertEquals("no-passkeys-here", error(answer));
        }
    }
}
