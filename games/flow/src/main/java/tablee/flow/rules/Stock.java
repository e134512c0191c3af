package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tablee.core.Dice;
import tablee.core.Odds;

/** How many there are of each kind, as the bytes of one {@code long}: a pile has contents and no order. */
public final class Stock {
    public static final long NONE = 0;
    /** More than this many of all kinds together do not fit. */
    public static final int MOST = 127;

    private static final long ONES = 0x0101_0101_0101_0101L;

    private Stock() {}

    public static long one(int kind) {
        return 1L << 8 * kind;
    }

    public static int count(long stock, int kind) {
        return (int) (stock >>> 8 * kind) & 0xFF;
    }

    public static boolean has(long stock, int kind) {
        return count(stock, kind) > 0;
    }

    public static int size(long stock) {
        return (int) (stock * ONES >>> 56);
    }

    /** Whether a stock holds at least what another one holds. */
    public static boolean holds(long stock, long part) {
        for (int kind = 0; kind < Long.BYTES; kind++) if (count(stock, kind) < count(part, kind)) return false;
        return true;
    }

    /** What can be drawn: an outcome for each kind, by how many there are. */
    static void odds(FlowMove.Kind kind, long stock, int kinds, Odds out) {
        for (int i = 0; i < kinds; i++) out.add(FlowMove.of(kind, i), count(stock, i));
    }

    /** One of all pieces, each equally likely. */
    static int pick(long stock, Dice dice) {
        int left = dice.roll(size(stock));
        int kind = 0;
        while (left >= count(stock, kind)) left -= count(stock, kind++);
        return kind;
    }

    public static <T> List<T> list(long stock, IntFunction<T> name) {
        List<T> list = new ArrayList<>();
        for (int kind = 0; kind < Long.BYTES; kind++) {
            for (int i = 0; i < count(stock, kind); i++) list.add(name.apply(kind));
        }
        return list;
    }

    public static long of(List<? extends Enum<?>> things) {
        long stock = NONE;
        for (Enum<?> thing : things) stock += one(thing.ordinal());
        return stock;
    }
}
