package tablee.pluvionautes.bots;

import tablee.pluvionautes.rules.Hex;

/** What a turn does to the sky, as a small number: an island stands elsewhere, a cloud is anchored, or nothing changes. */
final class SkyChange {
    private static final int SLOTS = Hex.WAYS * Hex.LIMIT;
    private static final int ANCHORS = Hex.CELLS * Hex.CELLS;
    private static final int KINDS = 3;

    static final int NOTHING = ANCHORS + KINDS * SLOTS;
    static final int COUNT = NOTHING + 1;

    /** No change at all. */
    static final int NONE = -1;

    private SkyChange() {}

    static int move(int fromPlace, int toPlace) {
        return fromPlace * Hex.CELLS + toPlace;
    }

    static int anchor(int kind, int cell, int neighbour) {
        int low = Math.min(cell, neighbour);
        int step = Math.abs(cell - neighbour);
        int way = step == 1 ? 0 : step - 6;
        return ANCHORS + kind * SLOTS + way * Hex.LIMIT + low;
    }

    static boolean anchors(int change) {
        return change >= ANCHORS && change < NOTHING;
    }

    static int from(int change) {
        return Hex.at(change / Hex.CELLS);
    }

    static int to(int change) {
        return Hex.at(change % Hex.CELLS);
    }

    static int kind(int change) {
        return (change - ANCHORS) / SLOTS;
    }

    /** One of the two cells beside the slot. */
    static int low(int change) {
        return (change - ANCHORS) % Hex.LIMIT;
    }

    static int high(int change) {
        return low(change) + Hex.step((change - ANCHORS) % SLOTS / Hex.LIMIT);
    }
}
