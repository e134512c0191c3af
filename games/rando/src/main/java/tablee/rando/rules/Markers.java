package tablee.rando.rules;

/** The order of the obstacle markers as one number: four bits for each rank, the obstacle's number and 1, or 0 (RAND-4). */
public final class Markers {
    static final int NONE = 0;

    private static final int BITS = 4;
    private static final int MASK = 15;

    private Markers() {}

    /** The obstacle at a rank, or -1 while none lies there. */
    public static int at(int markers, int rank) {
        return (markers >>> BITS * rank & MASK) - 1;
    }

    public static int put(int markers, int rank, int obstacle) {
        return markers & ~(MASK << BITS * rank) | obstacle + 1 << BITS * rank;
    }

    public static int swap(int markers, int one, int other) {
        return put(put(markers, one, at(markers, other)), other, at(markers, one));
    }

    /** The rank of an obstacle's marker, or -1 while it has none. */
    public static int rank(int markers, int obstacle) {
        for (int rank = 0; rank < Obstacle.COUNT; rank++) if (at(markers, rank) == obstacle) return rank;
        return -1;
    }

    /** How many ranks are taken. */
    public static int placed(int markers) {
        int rank = 0;
        while (rank < Obstacle.COUNT && at(markers, rank) >= 0) rank++;
        return rank;
    }
}
