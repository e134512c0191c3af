package tablee.review;

import tablee.core.FastDice;
import tablee.core.State;
import tablee.wire.json.Json;

/** A seed that follows from what a seat sees now, and from nothing else: neither match nor time. */
final class SeatSeed {
    private static final long START = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    private SeatSeed() {}

    static long of(State<?> state, int seat) {
        long hash = START;
        String seen = Json.text(state.view(seat)) + " " + state.toAct();
        for (int i = 0; i < seen.length(); i++) hash = (hash ^ seen.charAt(i)) * PRIME;
        return new FastDice(hash).bits();
    }
}
