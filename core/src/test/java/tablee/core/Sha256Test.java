package tablee.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Sha256Test {
    private static final int LONGEST = 300;

    private final Random random = new Random(22);

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    @Test
    @DisplayName(
            "SHA-256 in plain Java has the bits of the platform's, for every length around its blocks and in pieces")
    void sameHash() throws GeneralSecurityException {
        for (int length = 0; length < LONGEST; length++) {
            byte[] first = bytes(length);
            byte[] second = bytes(random.nextInt(LONGEST));
            MessageDigest platform = MessageDigest.getInstance("SHA-256");
            assertArrayEquals(platform.digest(first), Sha256.of(first));
            platform.update(first);
            platform.update(second);
            assertArrayEquals(
                    platform.digest(), new Sha256().update(first).update(second).digest());
        }
    }

    @Test
    @DisplayName("HMAC-SHA256 in plain Java has the bits of the platform's, message after message with one key")
    void sameCode() throws GeneralSecurityException {
        for (int length = 1; length < LONGEST; length++) {
            byte[] key = bytes(length);
            Mac platform = Mac.getInstance("HmacSHA256");
            platform.init(new SecretKeySpec(key, "HmacSHA256"));
            HmacSha256 ours = new HmacSha256(key);
            for (int message = 0; message < 3; message++) {
                byte[] text = bytes(random.nextInt(LONGEST));
                assertArrayEquals(platform.doFinal(text), ours.code(text));
            }
        }
    }
}
