package tablee.wire.match;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import tablee.core.BadInput;
import tablee.core.HmacDice;
import tablee.core.HmacSha256;
import tablee.wire.json.Json;

/**
 * The secret 32 bytes that all chance of a match comes from, written as 64 hex digits. Where people have shares in it these are the
 * server's share, and {@link #key} mixes theirs in.
 */
public final class Seed {
    private final byte[] bytes;

    private Seed(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Seed of(byte[] bytes) {
        if (bytes.length != HmacDice.SEED_BYTES) throw new IllegalArgumentException("a seed has 32 bytes");
        return new Seed(bytes.clone());
    }

    public static Seed read(String hex) {
        if (!hex.matches("[0-9a-f]{64}")) throw new BadInput("A seed is 64 hex digits, 0 to 9 and a to f.");
        return new Seed(HexFormat.of().parseHex(hex));
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    /** What outcomes are computed with: the seed itself, or HMAC(server's share, header), where the header holds people's shares. */
    public byte[] key(WrittenHeader head) {
        boolean shared = head.seed().map(SeedOrigin::isShared).orElse(false);
        if (!shared) return bytes();
        return new HmacSha256(bytes).code(Json.text(head).getBytes(StandardCharsets.UTF_8));
    }

    /** One of many seeds that follow from this one: HMAC(this, "batch" and the number as four bytes). */
    public Seed next(int number) {
        byte[] name = "batch".getBytes(StandardCharsets.UTF_8);
        byte[] message = ByteBuffer.allocate(name.length + Integer.BYTES)
                .put(name)
                .putInt(number)
                .array();
        return new Seed(new HmacSha256(bytes).code(message));
    }

    /** A number that follows from this seed and a message, and says nothing about the seed. */
    public long number(byte[] message) {
        return ByteBuffer.wrap(new HmacSha256(bytes).code(message)).getLong();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seed that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Says nothing, so that no log gives a secret away. */
    @Override
    public String toString() {
        return "a seed";
    }
}
