package tablee.server.alerts;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The end of Web Push that is in a browser: its key, and how it reads what its push service brings. */
public final class PushBrowser {
    private final KeyPair keys;
    private final byte[] auth;

    PushBrowser(KeyPair keys, byte[] auth) {
        this.keys = keys;
        this.auth = auth;
    }

    public static PushBrowser make() {
        byte[] auth = new byte[PushCipher.AUTH_BYTES];
        new SecureRandom().nextBytes(auth);
        return new PushBrowser(P256.pair(), auth);
    }

    byte[] point() {
        return P256.point((ECPublicKey) keys.getPublic());
    }

    byte[] auth() {
        return auth;
    }

    /** What a page posts when its browser has agreed. */
    public String wish(String endpoint) {
        return "{\"kind\":\"push\",\"subscription\":{\"endpoint\":\"" + endpoint + "\",\"keys\":{\"p256dh\":\""
                + text(point()) + "\",\"auth\":\"" + text(auth) + "\"}}}";
    }

    public static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Reads the body of a push message (RFC 8188 and 8291), told apart from how it is written. */
    public String read(byte[] body) {
        try {
            byte[] salt = Arrays.copyOf(body, 16);
            int length = body[20];
            byte[] sender = Arrays.copyOfRange(body, 21, 21 + length);
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(keys.getPrivate());
            agreement.doPhase(P256.key(sender), true);
            byte[] info = PushCipher.join(PushCipher.label("WebPush: info"), point(), sender);
            byte[] secret = PushCipher.derive(auth, agreement.generateSecret(), info, 32);
            byte[] key = PushCipher.derive(salt, secret, PushCipher.label("Content-Encoding: aes128gcm"), 16);
            byte[] nonce = PushCipher.derive(salt, secret, PushCipher.label("Content-Encoding: nonce"), 12);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
            byte[] open = cipher.doFinal(body, 21 + length, body.length - 21 - length);
            if (open[open.length - 1] != 2) throw new AssertionError("not the last record");
            return new String(open, 0, open.length - 1, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether the header proves that the owner of this key has sent it. */
    public static boolean isSigned(String authorization, String key) {
        String token = authorization.replaceFirst("^vapid t=", "").replaceFirst(", k=.*", "");
        int dot = token.lastIndexOf('.');
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initVerify(P256.key(Base64.getUrlDecoder().decode(key)));
            signature.update(token.substring(0, dot).getBytes(StandardCharsets.US_ASCII));
            return authorization.endsWith(", k=" + key)
                    && signature.verify(Base64.getUrlDecoder().decode(token.substring(dot + 1)));
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }
}
