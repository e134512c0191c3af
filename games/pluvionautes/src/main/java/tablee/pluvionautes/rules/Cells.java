package tablee.pluvionautes.rules;

/** One to three cells that all touch each other, where a die can lie; packed into 18 bits, the lowest cell first. */
public final class Cells {
    static final int BITS = 18;
    private static final int EACH = 6;

    private Cells() {}

    /** Whether a die can lie on the border of all these cells at once. */
    public static boolean touching(long cells) {
        if (cells == 0 || (cells & ~Hex.BOARD) != 0 || Long.bitCount(cells) > 3) return false;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Hex.first(left);
            if ((cells & ~(Hex.near(Hex.bit(cell)) | Hex.bit(cell))) != 0) return false;
        }
        return true;
    }

    static int pack(long cells) {
        int packed = 0;
        int at = 0;
        for (long left = cells; left != 0; left &= left - 1, at += EACH) packed |= Hex.first(left) + 1 << at;
        return packed;
    }

    static long unpack(int packed) {
        long cells = 0;
        for (int left = packed; left != 0; left >>>= EACH) cells |= Hex.bit((left & (1 << EACH) - 1) - 1);
        return cells;
    }
}
