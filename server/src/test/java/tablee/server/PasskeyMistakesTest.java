package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.server.PasskeyDoors.add;
import static tablee.server.PasskeyDoors.ask;
import static tablee.server.PasskeyDoors.asked;
import static tablee.server.PasskeyDoors.error;
import static tablee.server.PasskeyDoors.name;
import static tablee.server.PasskeyDoors.prove;
import static tablee.server.PasskeyDoors.send;
import static tablee.server.PasskeyDoors.signIn;
import static tablee.server.PasskeyDoors.signUp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** What devices and strangers do wrong with passkeys: each has its sentence, and nobody gets in. */
class PasskeyMistakesTest {
    private final Server server = Running.shared();

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
