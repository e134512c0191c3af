package tablee.server.people.passkeys;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import tablee.store.people.Passkeys;

/**
 * What a browser is asked for, as the standard writes it. A key is found without a name, so that it can be the only way in; and as it can
 * be, its device asks its owner for a finger, a face or a PIN each time. Who made the device is nothing to us (attestation "none").
 */
public final class PasskeyOptions {
    static final long PATIENCE_MILLIS = 300_000;

    /** ES256, EdDSA and RS256: what devices have. */
    static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

    private static final String REQUIRED = "required";

    private PasskeyOptions() {}

    public static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** By what a device tells us whose key it has: the id that others see at tables, and no name. */
    static byte[] handle(String person) {
        return person.getBytes(StandardCharsets.US_ASCII);
    }

    /** For a new key. */
    public static ObjectNode create(
            PasskeySite site, byte[] challenge, String person, String name, List<Passkeys.Passkey> known) {
        ObjectNode options = common(challenge);
        options.putObject("rp").put("id", site.host()).put("name", "Tablée");
        options.putObject("user")
                .put("id", text(handle(person)))
                .put("name", name)
                .put("displayName", name);
        ArrayNode kinds = options.putArray("pubKeyCredParams");
        ALGORITHMS.forEach(each -> kinds.addObject().put("type", "public-key").put("alg", each));
        options.putObject("authenticatorSelection")
                .put("residentKey", REQUIRED)
                .put("requireResidentKey", true)
                .put("userVerification", REQUIRED);
        options.put("attestation", "none");
        options.set("excludeCredentials", list(known));
        return options;
    }

    /** For a key that there is: one of these, or any that its device has for this place. */
    public static ObjectNode show(PasskeySite site, byte[] challenge, List<Passkeys.Passkey> allowed) {
        ObjectNode options = common(challenge).put("rpId", site.host()).put("userVerification", REQUIRED);
        options.set("allowCredentials", list(allowed));
        return options;
    }

    private static ObjectNode common(byte[] challenge) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("challenge", text(challenge))
                .put("timeout", PATIENCE_MILLIS);
    }

    private static ArrayNode list(List<Passkeys.Passkey> keys) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        keys.forEach(each -> list.addObject().put("type", "public-key").put("id", text(each.credential())));
        return list;
    }
}
