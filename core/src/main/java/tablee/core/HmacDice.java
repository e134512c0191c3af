package tablee.core;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The server's chance: block i of outcome n is HMAC-SHA256(seed, n as 8 bytes, i as 4 bytes), read as four 64-bit numbers, all
 * big-endian. Nobody can foresee it without the seed, and everybody can check it with the seed.
 */
public final class HmacDice implements Dice {
    public static final int SEED_BYTES = 32;

    private final Mac mac;
    private final long outcome;
    private int block;
    private ByteBuffer left = ByteBuffer.allocate(0);

    public HmacDice(byte[] seed, long outcome) {
        if (seed.length != SEED_BYTES) throw new IllegalArgumentException("a seed has " + SEED_BYTES + " bytes");
        this.outcome = outcome;
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed, "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }

    @Override
    public long bits() {
        if (!left.hasRemaining()) {
            mac.update(ByteBuffer.allocate(12).putLong(outcome).putInt(block++).flip());
            left = ByteBuffer.wrap(mac.doFinal());
        }
        return left.getLong();
    }
}
