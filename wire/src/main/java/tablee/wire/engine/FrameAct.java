package tablee.wire.engine;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tablee.core.HmacDice;
import tablee.wire.arena.Arena;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.match.Seed;

/** What a frame asks of an arena: its rows have one or two numbers of four bytes, and some a seed. All are answered by the rows of their matches. */
enum FrameAct {
    STEP(2, false) {
        @Override
        int[] play(Arena<?> arena, Rows rows) {
            arena.step(rows.first, rows.second);
            return rows.first;
        }
    },
    RESET(1, true) {
        @Override
        int[] play(Arena<?> arena, Rows rows) {
            arena.reset(rows.first, rows.seeds);
            return rows.first;
        }
    },
    FORK(2, false) {
        @Override
        int[] play(Arena<?> arena, Rows rows) {
            arena.fork(rows.first, rows.second);
            return rows.second;
        }
    },
    IMAGINE(2, true) {
        @Override
        int[] play(Arena<?> arena, Rows rows) {
            arena.imagine(rows.first, rows.second, rows.seeds);
            return rows.first;
        }
    },
    OBSERVE(2, false) {
        @Override
        int[] play(Arena<?> arena, Rows rows) {
            return rows.first;
        }
    };

    private record Rows(int[] first, int[] second, List<Seed> seeds) {}

    private final int numbers;
    private final boolean seeded;

    FrameAct(int numbers, boolean seeded) {
        this.numbers = numbers;
        this.seeded = seeded;
    }

    /** By the byte in the frame, counted from 1. */
    static FrameAct of(int number) {
        if (number >= 1 && number <= values().length) return values()[number - 1];
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST, "A frame asks for 1 to " + values().length + ", not for " + number + ".");
    }

    private int rowBytes() {
        return numbers * Integer.BYTES + (seeded ? HmacDice.SEED_BYTES : 0);
    }

    int rows(ByteBuffer asked) {
        if (asked.remaining() % rowBytes() == 0) return asked.remaining() / rowBytes();
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST,
                "Rows of " + name().toLowerCase(Locale.ROOT) + " have " + rowBytes() + " bytes.");
    }

    void play(Arena<?> arena, ByteBuffer asked, ByteBuffer out) {
        Rows rows = read(asked);
        int[] slots = play(arena, rows);
        if (this == OBSERVE) arena.rows(slots, rows.second, out);
        else arena.rows(slots, out);
    }

    abstract int[] play(Arena<?> arena, Rows rows);

    private Rows read(ByteBuffer asked) {
        int count = rows(asked);
        int[] first = new int[count];
        int[] second = new int[count];
        List<Seed> seeds = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            first[i] = asked.getInt();
            if (numbers == 2) second[i] = asked.getInt();
            if (seeded) seeds.add(seed(asked));
        }
        return new Rows(first, second, seeds);
    }

    private static Seed seed(ByteBuffer asked) {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        asked.get(bytes);
        return Seed.of(bytes);
    }
}
