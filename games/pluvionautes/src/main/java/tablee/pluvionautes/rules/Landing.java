package tablee.pluvionautes.rules;

/**
 * What becomes of the thrown balloon die (PLUV-20, 21): off the board, or on a cell, or between up to three of them. A
 * CHANCE move.
 *
 * @param cells the set of cells it lies on or between; 0: off the board
 * @param face the face on top, 1 to 6, opposite faces making 7 (1 and 6 are the airships of the normal die); 0: off
 * @param sun whether it hit the sun die, of which a {@link Knock} then follows
 * @param monsoon whether it hit the monsoon die, of which a Knock follows last
 */
public record Landing(long cells, int face, boolean sun, boolean monsoon) {
    public static final Landing OFF = new Landing(0, 0, false, false);

    private static final int TAG = 1 << 23;
    private static final int SUN = 1 << 3;
    private static final int MONSOON = 1 << 4;
    private static final int CELLS = 5;

    public Landing {
        boolean fine = cells == 0 ? face == 0 && !sun && !monsoon : face >= 1 && face <= 6 && Cells.touching(cells);
        if (!fine) throw new IllegalArgumentException("no landing: " + Hex.writeSet(cells) + " face " + face);
    }

    /** The move of {@link #OFF}. */
    public static final int OFF_BOARD = TAG;

    public int pack() {
        return TAG | Cells.pack(cells) << CELLS | (sun ? SUN : 0) | (monsoon ? MONSOON : 0) | face;
    }

    /** The move of a landing on one cell, still without its face. */
    static int on(int cell) {
        return TAG | Cells.pack(Hex.bit(cell)) << CELLS;
    }

    /** The move of a landing on one cell that hits the weather dice if they lie there; a miss hits nothing. */
    static int withHits(int move, int sunCell, int monsoonCell) {
        if (move == OFF_BOARD) return move;
        int cell = Hex.first(cells(move));
        return move | (cell == sunCell ? SUN : 0) | (cell == monsoonCell ? MONSOON : 0);
    }

    static int withoutHits(int move) {
        return move & ~(SUN | MONSOON);
    }

    public static boolean valid(int move) {
        if ((move & -TAG) != TAG) return false;
        long cells = cells(move);
        if (cells == 0) return move == OFF_BOARD;
        return face(move) >= 1 && face(move) <= 6 && Cells.touching(cells) && Cells.pack(cells) == packed(move);
    }

    public static Landing unpack(int move) {
        if (!valid(move)) throw new IllegalArgumentException("no landing: " + move);
        return new Landing(cells(move), face(move), hits(move, Weather.SUN), hits(move, Weather.MONSOON));
    }

    private static int packed(int move) {
        return move >> CELLS & (1 << Cells.BITS) - 1;
    }

    public static long cells(int move) {
        return Cells.unpack(packed(move));
    }

    static int face(int move) {
        return move & 7;
    }

    static boolean hits(int move, Weather die) {
        return (move & (die == Weather.SUN ? SUN : MONSOON)) != 0;
    }

    /** {@code "off"}, {@code "lands 3.4 face 5"}, {@code "lands 3.4|3.5 face 2 hits sun monsoon"}. */
    public String write() {
        if (cells == 0) return "off";
        String hits = (sun ? " sun" : "") + (monsoon ? " monsoon" : "");
        return "lands " + Hex.writeSet(cells) + " face " + face + (hits.isEmpty() ? "" : " hits" + hits);
    }

    /** The move of a word, or -1 if it is no landing. */
    public static int read(String word) {
        if (word.equals("off")) return OFF.pack();
        if (!word.matches("lands [\\d.|]+ face [1-6]( hits( sun)?( monsoon)?)?") || word.endsWith("hits")) return -1;
        String[] parts = word.split(" ");
        long cells = Hex.readSet(parts[1]);
        if (!Cells.touching(cells)) return -1;
        return new Landing(cells, Integer.parseInt(parts[3]), word.contains(" sun"), word.contains(" monsoon")).pack();
    }
}
