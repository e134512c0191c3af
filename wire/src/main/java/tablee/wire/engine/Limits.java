package tablee.wire.engine;

import java.nio.ByteBuffer;
import java.util.Optional;
import tablee.wire.Seed;

/** No request runs forever: the numbers that say how much work it is have bounds. */
final class Limits {
    private Limits() {}

    static long within(String field, Optional<Long> asked, long least, long most, long usual) {
        long number = asked.orElse(usual);
        if (asked.isEmpty()) return number;
        if (number < least) throw new Fault(Fault.Code.BAD_REQUEST, "\"" + field + "\" is at least " + least + ".");
        if (number > most) throw new Fault(Fault.Code.TOO_MUCH, "\"" + field + "\" is at most " + most + ".");
        return number;
    }

    /** The seed of the quick generator: the first eight bytes. */
    static long number(Seed seed) {
        return ByteBuffer.wrap(seed.bytes()).getLong();
    }
}
