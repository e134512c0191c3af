package tablee.core;

import java.nio.ByteBuffer;

/**
 * The server's chance: block i of what has a name is HMAC-SHA256(seed, name, i as 4 bytes), read as four 64-bit numbers, all big-endian.
 * Where outcomes are numbered through, the name is the number as 8 bytes. Nobody can foresee it without the seed, and everybody can check it
 * with the seed.
 */
public final class HmacDice implements Dice {
    public static final int SEED_BYTES = 32;

    private final HmacSha256 mac;
    private final byte[] name;
    private int block;
    private ByteBuffer left = ByteBuffer.allocate(0);

    public HmacDice(byte[] seed, long outcome) {
        this(mac(seed), ByteBuffer.allocate(Long.BYTES).putLong(outcome).array());
    }

    HmacDice(HmacSha256 mac, byte[] name) {
        this.mac = mac;
        this.name = name;
    }

    static HmacSha256 mac(byte[] seed) {
        if (seed.length != SEED_BYTES) throw new IllegalArgumentException("a seed has " + SEED_BYTES + " bytes");
        return new HmacSha256(seed);
    }

    @Override
    public long bits() {
        if (!left.hasRemaining()) {
            mac.update(name);
            left = ByteBuffer.wrap(
                    mac.code(ByteBuffer.allocate(Integer.BYTES).putInt(block++).array()));
        }
        return left.getLong();
    }
}
