package tablee.table.match;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tablee.core.Entry;
import tablee.wire.match.Seed;

/**
 * What a bot chooses by where many play the same deal (TABLE-61): the same at every table where the same has happened, so that nobody meets a
 * luckier bot. It follows from the seed and gives nothing of it away.
 */
final class BotChoice {
    private BotChoice() {}

    static long of(Seed seed, int seat, List<Entry> log) {
        StringBuilder happened = new StringBuilder("bot ").append(seat);
        for (Entry entry : log)
            happened.append(' ').append(entry.actor()).append(':').append(entry.move());
        return seed.number(happened.toString().getBytes(StandardCharsets.UTF_8));
    }
}
