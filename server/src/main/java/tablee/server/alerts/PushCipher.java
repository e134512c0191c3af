package tablee.server.alerts;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a push service carries and cannot read (RFC 8291): encrypted for one browser, with a key made for this message, as {@code aes128gcm}
 * (RFC 8188).
 */
final class PushCipher {
    static final int SALT_BYTES = 16;
    static final int AUTH_BYTES = 16;
    /** What all services take, with what encryption adds to it. */
    static final int MOST_BYTES = 3_000;

    private static final int KEY_BYTES = 16;
    private static final int NONCE_BYTES = 12;
    private static final int SECRET_BYTES = 32;
    private static final int TAG_BITS = 128;
    private static final int RECORD_BYTES = 4_096;
    private static final byte LAST_RECORD = 2;

    private PushCipher() {}

    /**
     * @param browser the public half of the browser's key, as a point
     * @param auth what the browser shares with us
     */
    static byte[] encrypt(byte[] text, byte[] browser, byte[] auth) {
        byte[] salt = new byte[SALT_BYTES];
        new SecureRandom().nextBytes(salt);
        return encrypt(text, browser, auth, P256.pair(), salt);
    }

    static byte[] encrypt(byte[] text, byte[] browser, byte[] auth, KeyPair own, byte[] salt) {
        byte[] point = P256.point((ECPublicKey) own.getPublic());
        try {
            byte[] shared = agree(own, browser);
            byte[] ikm = derive(auth, shared, join(label("WebPush: info"), browser, point), SECRET_BYTES);
            byte[] key = derive(salt, ikm, label("Content-Encoding: aes128gcm"), KEY_BYTES);
            byte[] nonce = derive(salt, ikm, label("Content-Encoding: nonce"), NONCE_BYTES);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = cipher.doFinal(join(text, new byte[] {LAST_RECORD}));
            return join(
                    salt,
                    ByteBuffer.allocate(4).putInt(RECORD_BYTES).array(),
                    new byte[] {(byte) point.length},
                    point,
                    sealed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has AES, HMAC and ECDH", e);
        }
    }

    private static byte[] agree(KeyPair own, byte[] browser) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(P256.key(browser), true);
        return agreement.generateSecret();
    }

    /** HKDF (RFC 5869) with SHA-256, for no more than one block. */
    static byte[] derive(byte[] salt, byte[] secret, byte[] info, int bytes) throws GeneralSecurityException {
        byte[] extracted = mac(salt, secret);
        return Arrays.copyOf(mac(extracted, join(info, new byte[] {1})), bytes);
    }

    private static byte[] mac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    static byte[] label(String text) {
        return (text + '\0').getBytes(StandardCharsets.US_ASCII);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) all.writeBytes(part);
        return all.toByteArray();
    }
}
