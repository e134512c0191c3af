package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.util.Optional;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** Those who run a server, in tests: at the machine itself, and as an administrator who is signed in. */
final class Office {
    private static final String PASSWORD = "correct horse battery";

    private final String database;
    private final Browser boss;

    /** An administrator of this server, made at its machine. */
    Office(Server server, ServerSettings settings) {
        database = settings.database();
        boss = Browser.guest(server, "Boss");
        String name = "boss " + Long.toString(System.nanoTime(), 36);
        boss.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        atTheMachine(AuditLog.Act.GRANT, boss.person());
    }

    static Office shared() {
        return new Office(Running.shared(), Running.sharedSettings());
    }

    Browser boss() {
        return boss;
    }

    Optional<String> atTheMachine(AuditLog.Act act, String subject) {
        try (Store store = Store.open(database)) {
            return new AdminActs(store)
                    .carryOut(AuditLog.Actor.AT_THE_MACHINE, new AdminOrder(act, subject, "why", Optional.empty()))
                    .join();
        }
    }

    /** On the page; {@code hours} 0: for good, or not said. */
    HttpResponse<String> act(String act, String subject, String note, int hours) {
        ObjectNode body = JsonNodeFactory.instance
                .objectNode()
                .put("act", act)
                .put("subject", subject)
                .put("note", note);
        if (hours > 0) body.put("hours", hours);
        return boss.tryPost("/api/admin/acts", body.toString());
    }

    int act(String act, String subject) {
        return act(act, subject, "because", 0).statusCode();
    }

    String code(String act, String subject) {
        return Json.parse(act(act, subject, "because", 0).body()).path("code").textValue();
    }

    JsonNode read(String path) {
        return boss.json("/api/admin/" + path);
    }
}
