package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;

/**
 * A device that keeps one passkey and answers as the standard says, written without the library that the server reads it with. Each
 * thing it says can be made wrong.
 */
final class TestDevice {
    private static final int PRESENT = 0x01;
    private static final int VERIFIED = 0x04;
    private static final int NEW_KEY = 0x40;
    private static final int FIELD = 32;

    private final KeyPair pair;
    private final byte[] credential = new byte[24];
    private String origin;
    private String host = "localhost";
    private String handle = "";
    private boolean verifies = true;
    private int counter = 1;

    TestDevice(Server server) {
        origin = "http://localhost:" + server.port();
        new SecureRandom().nextBytes(credential);
        try {
            KeyPairGenerator maker = KeyPairGenerator.getInstance("EC");
            maker.initialize(new ECGenParameterSpec("secp256r1"));
            pair = maker.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    TestDevice at(String otherOrigin, String otherHost) {
        origin = otherOrigin;
        host = otherHost;
        return this;
    }

    TestDevice unverified() {
        verifies = false;
        return this;
    }

    TestDevice counting(int next) {
        counter = next;
        return this;
    }

    TestDevice saying(String person) {
        handle = text(person.getBytes(StandardCharsets.US_ASCII));
        return this;
    }

    // ---- Answers ---------------------------------------------------------------------------------------------------

    /** Makes the key that is asked for. */
    ObjectNode make(JsonNode options) {
        handle = options.at("/user/id").textValue();
        byte[] said = join(
                head(NEW_KEY),
                new byte[16],
                ByteBuffer.allocate(2).putShort((short) credential.length).array(),
                credential,
                coseKey());
        byte[] attestation = join(
                bytes(0xa3),
                cborText("fmt"),
                cborText("none"),
                cborText("attStmt"),
                bytes(0xa0),
                cborText("authData"),
                cborBytes(said));
        ObjectNode answer = answer();
        answer.putObject("response")
                .put("clientDataJSON", text(client("webauthn.create", options)))
                .put("attestationObject", text(attestation));
        return answer;
    }

    /** Signs what is asked. */
    ObjectNode show(JsonNode options) {
        byte[] said = head(0);
        byte[] client = client("webauthn.get", options);
        ObjectNode answer = answer();
        answer.putObject("response")
                .put("clientDataJSON", text(client))
                .put("authenticatorData", text(said))
                .put("signature", text(sign(join(said, hash(client)))))
                .put("userHandle", handle);
        return answer;
    }

    private ObjectNode answer() {
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("id", text(credential))
                .put("rawId", text(credential))
                .put("type", "public-key");
        answer.putObject("clientExtensionResults");
        return answer;
    }

    private byte[] client(String type, JsonNode options) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", type)
                .put("challenge", options.path("challenge").textValue())
                .put("origin", origin)
                .put("crossOrigin", false)
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }

    private byte[] head(int more) {
        int flags = PRESENT | (verifies ? VERIFIED : 0) | more;
        return join(
                hash(host.getBytes(StandardCharsets.US_ASCII)),
                bytes(flags),
                ByteBuffer.allocate(4).putInt(counter++).array());
    }

    private byte[] sign(byte[] what) {
        try {
            Signature signer = Signature.getInstance("SHA256withECDSA");
            signer.initSign(pair.getPrivate());
            signer.update(what);
            return signer.sign();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    // ---- Bytes -----------------------------------------------------------------------------------------------------

    private byte[] coseKey() {
        ECPublicKey key = (ECPublicKey) pair.getPublic();
        return join(
                bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
                cborBytes(field(key.getW().getAffineX().toByteArray())),
                bytes(0x22),
                cborBytes(field(key.getW().getAffineY().toByteArray())));
    }

    /** A number in just as many bytes as the curve has. */
    private static byte[] field(byte[] number) {
        byte[] field = new byte[FIELD];
        int length = Math.min(FIELD, number.length);
        System.arraycopy(number, number.length - length, field, FIELD - length, length);
        return field;
    }

    private static byte[] cborText(String text) {
        byte[] letters = text.getBytes(StandardCharsets.US_ASCII);
        return join(bytes(0x60 + letters.length), letters);
    }

    private static byte[] cborBytes(byte[] some) {
        return join(bytes(0x59, some.length >> 8, some.length), some);
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) bytes[i] = (byte) values[i];
        return bytes;
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(all::writeBytes);
        return all.toByteArray();
    }

    private static byte[] hash(byte[] what) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(what);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
