package tablee.wire.engine.context;

import java.nio.ByteBuffer;
import java.util.Optional;
import tablee.core.Bot;
import tablee.wire.match.Seed;

/** No request runs forever: the numbers that say how much work it is have bounds. */
public final class EngineLimits {
    private static final long MOST_MILLIS = 60_000;
    private static final long MOST_ITERATIONS = 1_000_000;

    private EngineLimits() {}

    /** How much a bot may think; without a limit it thinks as long as its level does. */
    public static Bot.Budget budget(Optional<Long> millis, Optional<Long> iterations, Optional<Long> cores) {
        return new Bot.Budget(
                within("millis", millis, 1, MOST_MILLIS, Long.MAX_VALUE),
                within("iterations", iterations, 1, MOST_ITERATIONS, Long.MAX_VALUE),
                (int) within("cores", cores, 1, Runtime.getRuntime().availableProcessors(), 1));
    }

    public static long within(String field, Optional<Long> asked, long least, long most, long usual) {
        long number = asked.orElse(usual);
        if (asked.isEmpty()) return number;
        if (number < least)
            throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"" + field + "\" is at least " + least + ".");
        if (number > most)
            throw new EngineFault(EngineFault.Code.TOO_MUCH, "\"" + field + "\" is at most " + most + ".");
        return number;
    }

    /** The seed of the quick generator: the first eight bytes. */
    public static long number(Seed seed) {
        return ByteBuffer.wrap(seed.bytes()).getLong();
    }
}
