package tablee.wire;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA256 of a whole message. */
final class Hmac {
    private static final String NAME = "HmacSHA256";

    private Hmac() {}

    static byte[] sha256(byte[] key, byte[] message) {
        try {
            Mac mac = Mac.getInstance(NAME);
            mac.init(new SecretKeySpec(key, NAME));
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + NAME, e);
        }
    }
}
