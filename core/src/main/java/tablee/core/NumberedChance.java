package tablee.core;

import java.nio.ByteBuffer;

/**
 * The outcomes of one seed, numbered through: what {@link Dealer} deals to a match whose header says {@link Header#NUMBERED}, for programs that
 * play on bare states. Keeps its key at hand, because making one costs more than an outcome does. For one thread.
 */
public final class NumberedChance {
    private final HmacSha256 mac;

    public NumberedChance(byte[] seed) {
        mac = HmacDice.mac(seed);
    }

    /** The endless bits of one outcome. */
    public Dice outcome(long number) {
        return new HmacDice(mac, ByteBuffer.allocate(Long.BYTES).putLong(number).array());
    }
}
