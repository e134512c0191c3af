package tablee.wire.match;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import tablee.core.Sha256;
import tablee.wire.json.Json;

/** Published before the first deal: SHA-256 over the seed's bytes and the header's canonical JSON, as 64 hex digits. */
public final class Commitment {
    private Commitment() {}

    public static String of(Seed seed, WrittenHeader head) {
        Sha256 hash = new Sha256().update(seed.bytes()).update(bytes(head));
        return HexFormat.of().formatHex(hash.digest());
    }

    /** SHA-256 over the header's canonical JSON alone: what was fixed before anybody showed a share. */
    public static String of(WrittenHeader head) {
        return HexFormat.of().formatHex(Sha256.of(bytes(head)));
    }

    private static byte[] bytes(WrittenHeader head) {
        return Json.text(head).getBytes(StandardCharsets.UTF_8);
    }
}
