package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;

/** What a push service carries and cannot read. */
class PushCipherTest {
    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private static KeyPair pair(String point, String secret) {
        try {
            ECPublicKey open = P256.key(bytes(point));
            ECPrivateKeySpec spec = new ECPrivateKeySpec(new BigInteger(1, bytes(secret)), open.getParams());
            return new KeyPair(open, KeyFactory.getInstance("EC").generatePrivate(spec));
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("ASVS 11.3.2: The example of RFC 8291 comes out byte for byte, and its browser reads it")
    void example() {
        KeyPair sender = pair(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        PushBrowser browser = new PushBrowser(
                pair(
                        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                        "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
                bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        String text = "When I grow up, I want to be a watermelon";
        byte[] body = PushCipher.encrypt(
                text.getBytes(StandardCharsets.UTF_8),
                browser.point(),
                browser.auth(),
                sender,
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertArrayEquals(
                bytes(
                        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"),
                body);
        assertEquals(text, browser.read(body));
    }

    @Test
    @DisplayName("ASVS 11.3.1, 11.3.3: Each message has a key and a salt of its own")
    void fresh() {
        PushBrowser browser = PushBrowser.make();
        byte[] one = PushCipher.encrypt(new byte[] {65}, browser.point(), browser.auth());
        byte[] other = PushCipher.encrypt(new byte[] {65}, browser.point(), browser.auth());
        assertEquals("A", browser.read(one));
        assertEquals("A", browser.read(other));
        assertEquals(
                false,
                PushBrowser.text(one)
                        .substring(0, 100)
                        .equals(PushBrowser.text(other).substring(0, 100)));
    }

    @Test
    @DisplayName("ASVS 2.2.1: What is no point of the curve is no key")
    void offTheCurve() {
        byte[] point = PushBrowser.make().point();
        point[64] ^= 1;
        assertThrows(BadInput.class, () -> P256.key(point));
        byte[] compressed = PushBrowser.make().point();
        compressed[0] = 2;
        assertThrows(BadInput.class, () -> P256.key(compressed));
        assertThrows(BadInput.class, () -> P256.key(new byte[65]));
        assertThrows(BadInput.class, () -> P256.key(new byte[0]));
    }
}
