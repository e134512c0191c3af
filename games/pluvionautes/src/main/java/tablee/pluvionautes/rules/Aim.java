package tablee.pluvionautes.rules;

/**
 * How a player throws the die (PLUV-30), in small steps, so that an aim is a move like any other.
 *
 * @param release the point of the rim where the die leaves the hand, 0 to 127, clockwise from the top left corner
 * @param direction 0 to 63 across the fan of directions, left to right; 32 is straight inwards
 * @param strength 0 (a nudge) to 15
 * @param spin -8 (to the left) to 7
 */
public record Aim(int release, int direction, int strength, int spin) {
    public static final int RELEASES = 128;
    public static final int DIRECTIONS = 64;
    public static final int STRENGTHS = 16;
    public static final int SPINS = 16;

    private static final int TAG = 1 << 21;

    public Aim {
        boolean fine = within(release, RELEASES)
                && within(direction, DIRECTIONS)
                && within(strength, STRENGTHS)
                && within(spin + SPINS / 2, SPINS);
        if (!fine)
            throw new IllegalArgumentException("no aim: " + release + " " + direction + " " + strength + " " + spin);
    }

    private static boolean within(int number, int limit) {
        return number >= 0 && number < limit;
    }

    /** The move: below 2^22, and at least 2^21, where no other move of a seat is. */
    public int pack() {
        return TAG | ((release * DIRECTIONS + direction) * STRENGTHS + strength) * SPINS + spin + SPINS / 2;
    }

    /** Whether this number is an aim: then every value of its parts is a fine one. */
    public static boolean valid(int move) {
        return (move & -TAG) == TAG;
    }

    public static Aim unpack(int move) {
        if (!valid(move)) throw new IllegalArgumentException("no aim: " + move);
        int spin = (move & SPINS - 1) - SPINS / 2;
        return new Aim(move >> 14 & RELEASES - 1, move >> 8 & DIRECTIONS - 1, move >> 4 & STRENGTHS - 1, spin);
    }

    /**
     * How different two aims are: the steps from one to the other, where the whole range of each part counts the same, and
     * release points lie in a circle.
     */
    public static int apart(int one, int other) {
        int around = Math.abs((one >> 14) - (other >> 14));
        int release = 2 * Math.min(around, RELEASES - around);
        int direction = 2 * Math.abs((one >> 8 & DIRECTIONS - 1) - (other >> 8 & DIRECTIONS - 1));
        int strength = 8 * Math.abs((one >> 4 & STRENGTHS - 1) - (other >> 4 & STRENGTHS - 1));
        return release + direction + strength + 8 * Math.abs((one & SPINS - 1) - (other & SPINS - 1));
    }

    /** {@code "throw 17 32 9 -2"}. */
    public String write() {
        return "throw " + release + " " + direction + " " + strength + " " + spin;
    }

    /** The move of a word, or -1 if it is no aim. */
    public static int read(String word) {
        String[] parts = word.split(" ");
        boolean known = parts.length == 5 && parts[0].equals("throw") && parts[4].matches("-?\\d");
        if (!known || !(parts[1] + parts[2] + parts[3]).matches("\\d{3,9}")) return -1;
        try {
            Aim aim = new Aim(number(parts[1]), number(parts[2]), number(parts[3]), number(parts[4]));
            return aim.write().equals(word) ? aim.pack() : -1;
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }
}
