package tablee.server.alerts;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tablee.store.ServerKeys;
import tablee.store.Store;

/**
 * Who we are to push services (VAPID, RFC 8292): one key for the life of the data, made at the first start. A browser that agreed to our alerts
 * takes them from this key only.
 */
final class PushIdentity {
    private static final String NAME = "push";
    private static final long GOOD_SECONDS = TimeUnit.HOURS.toSeconds(12);
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final PrivateKey privateHalf;
    private final String publicHalf;
    private final Supplier<String> contact;

    private PushIdentity(ServerKeys.Key key, Supplier<String> contact) {
        privateHalf = P256.privateKey(key.privateHalf());
        publicHalf = TEXT.encodeToString(key.publicHalf());
        this.contact = contact;
    }

    /**
     * The one that is kept; it is made where there is none.
     *
     * @param contact whom a push service can turn to: an address of mail or of a page
     */
    static PushIdentity of(Store store, Supplier<String> contact) {
        if (store.serverKeys().find(NAME).isEmpty()) {
            KeyPair pair = P256.pair();
            store.serverKeys()
                    .offer(NAME, new ServerKeys.Key(pair.getPrivate().getEncoded(), P256.point((ECPublicKey)
                            pair.getPublic())))
                    .join();
        }
        return new PushIdentity(store.serverKeys().find(NAME).orElseThrow(), contact);
    }

    /** What browsers are given when they agree. */
    String publicHalf() {
        return publicHalf;
    }

    /** The header that proves to this push service who sends. */
    String authorization(URI endpoint, long nowMillis) {
        String port = endpoint.getPort() < 0 ? "" : ":" + endpoint.getPort();
        ObjectNode claims = JsonNodeFactory.instance
                .objectNode()
                .put("aud", endpoint.getScheme() + "://" + endpoint.getHost() + port)
                .put("exp", TimeUnit.MILLISECONDS.toSeconds(nowMillis) + GOOD_SECONDS)
                .put("sub", contact.get());
        String text = part("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + part(claims.toString());
        return "vapid t=" + text + "." + sign(text) + ", k=" + publicHalf;
    }

    private static String part(String json) {
        return TEXT.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }

    private String sign(String text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(privateHalf);
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return TEXT.encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has ECDSA", e);
        }
    }
}
