package tablee.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Published before the first deal: SHA-256 over the seed's bytes and the header's canonical JSON, as 64 hex digits. */
public final class Commitment {
    private Commitment() {}

    public static String of(Seed seed, WrittenHeader head) {
        MessageDigest digest = sha256();
        digest.update(seed.bytes());
        digest.update(Json.text(head).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** SHA-256 over the header's canonical JSON alone: what was fixed before anybody showed a share. */
    public static String of(WrittenHeader head) {
        return HexFormat.of().formatHex(sha256().digest(Json.text(head).getBytes(StandardCharsets.UTF_8)));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
