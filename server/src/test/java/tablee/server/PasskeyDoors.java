package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import tablee.store.Store;
import tablee.wire.json.Json;

/** What a page does with passkeys: asks for a challenge, has a device answer it, and sends the answer. */
final class PasskeyDoors {
    private PasskeyDoors() {}

    static String name() {
        return "key " + Long.toString(System.nanoTime(), 36);
    }

    static HttpResponse<String> ask(Browser who, String purpose, String name) {
        ObjectNode wish = JsonNodeFactory.instance.objectNode().put("purpose", purpose);
        if (!name.isEmpty()) wish.put("name", name);
        return who.tryPost("/api/passkeys/challenge", wish.toString());
    }

    static JsonNode asked(Browser who, String purpose) {
        return Json.parse(ask(who, purpose, "").body());
    }

    static HttpResponse<String> send(Browser who, String path, ObjectNode credential) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.set("credential", credential);
        return who.tryPost(path, body.toString());
    }

    static HttpResponse<String> signUp(Browser who, String name, TestDevice device) {
        ObjectNode body =
                JsonNodeFactory.instance.objectNode().put("name", name).put("called", "Phone");
        body.set("credential", device.make(Json.parse(ask(who, "account", name).body())));
        return who.tryPost("/api/passkeys/account", body.toString());
    }

    static HttpResponse<String> signIn(Browser who, TestDevice device) {
        return send(who, "/api/passkeys/session", device.show(asked(who, "session")));
    }

    static HttpResponse<String> add(Browser who, TestDevice device) {
        return send(who, "/api/passkeys", device.make(asked(who, "add")));
    }

    static HttpResponse<String> prove(Browser who, TestDevice device) {
        return send(who, "/api/passkeys/proof", device.show(asked(who, "proof")));
    }

    static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("");
    }

    /** As if this session had been proved more than ten minutes ago. */
    static void longAgo(Browser who) {
        try (Store store = Store.open(Running.sharedSettings().database())) {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(who.cookie().substring(7).getBytes(StandardCharsets.UTF_8));
            store.sessions().proved(hash, System.currentTimeMillis() - 700_000).join();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
