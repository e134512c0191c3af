package tablee.core;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The server's chance: block i of what has a name is HMAC-SHA256(seed, name, i as 4 bytes), read as four 64-bit numbers, all big-endian.
 * Where outcomes are numbered through, the name is the number as 8 bytes. Nobody can foresee it without the seed, and everybody can check it
 * with the seed.
 */
public final class HmacDice implements Dice {
    public static final int SEED_BYTES = 32;

    private final Mac mac;
    private final byte[] name;
    private int block;
    private ByteBuffer left = ByteBuffer.allocate(0);

    public HmacDice(byte[] seed, long outcome) {
        this(mac(seed), ByteBuffer.allocate(Long.BYTES).putLong(outcome).array());
    }

    HmacDice(Mac mac, byte[] name) {
        this.mac = mac;
        this.name = name;
    }

    static Mac mac(byte[] seed) {
        if (seed.length != SEED_BYTES) throw new IllegalArgumentException("a seed has " + SEED_BYTES + " bytes");
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed, "HmacSHA256"));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }

    @Override
    public long bits() {
        if (!left.hasRemaining()) {
            mac.update(name);
            mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(block++).flip());
            left = ByteBuffer.wrap(mac.doFinal());
        }
        return left.getLong();
    }
}
