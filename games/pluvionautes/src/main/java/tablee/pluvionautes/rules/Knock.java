package tablee.pluvionautes.rules;

import tablee.core.Word;

/**
 * Where a weather die lies after it was thrown at set-up (PLUV-70) or hit by the balloon die (PLUV-73). A CHANCE move.
 *
 * @param cells the set of cells it lies on or between; 0: it is put back where it was
 * @param value its new value, 1 to 3; 0: it is put back
 */
public record Knock(Weather die, long cells, int value) {
    private static final int TAG = 1 << 22;
    private static final int DIE = 1 << 2;
    private static final int CELLS = 3;

    /** The values of a weather die, from 1 on. */
    static final int VALUES = 3;

    public Knock {
        boolean fine = cells == 0 ? value == 0 : value >= 1 && value <= 3 && Cells.touching(cells);
        if (!fine) throw new IllegalArgumentException("no knock: " + Hex.writeSet(cells) + " value " + value);
    }

    public static Knock back(Weather die) {
        return new Knock(die, 0, 0);
    }

    public int pack() {
        return pack(die, cells, value);
    }

    public static int pack(Weather die, long cells, int value) {
        return TAG | Cells.pack(cells) << CELLS | (die == Weather.MONSOON ? DIE : 0) | value;
    }

    public static boolean valid(int move) {
        if (move >> CELLS + Cells.BITS != TAG >> CELLS + Cells.BITS) return false;
        long cells = cells(move);
        if (cells == 0) return packed(move) == 0 && value(move) == 0;
        return value(move) >= 1 && Cells.touching(cells) && Cells.pack(cells) == packed(move);
    }

    public static Knock unpack(int move) {
        if (!valid(move)) throw new IllegalArgumentException("no knock: " + move);
        return new Knock(die(move), cells(move), value(move));
    }

    private static int packed(int move) {
        return move >> CELLS & (1 << Cells.BITS) - 1;
    }

    static Weather die(int move) {
        return (move & DIE) == 0 ? Weather.SUN : Weather.MONSOON;
    }

    public static long cells(int move) {
        return Cells.unpack(packed(move));
    }

    public static int value(int move) {
        return move & 3;
    }

    /** {@code "sun to 3.4 value 2"}, {@code "monsoon to 3.4|3.5 value 1"}, {@code "sun back"}. */
    public String write() {
        String name = Word.of(die);
        return cells == 0 ? name + " back" : name + " to " + Hex.writeSet(cells) + " value " + value;
    }

    /** The move of a word, or -1 if it is no knock. */
    public static int read(String word) {
        if (!word.matches("(sun|monsoon) (back|to [\\d.|]+ value [1-3])")) return -1;
        String[] parts = word.split(" ");
        Weather die = parts[0].equals("sun") ? Weather.SUN : Weather.MONSOON;
        if (parts.length == 2) return back(die).pack();
        long cells = Hex.readSet(parts[2]);
        return Cells.touching(cells) ? new Knock(die, cells, Integer.parseInt(parts[4])).pack() : -1;
    }
}
