package tablee.flow.rules;

/** Connections between squares: who is joined with the next square to the east and to the south. */
final class Flood {
    private Flood() {}

    /** The squares reached from some; it goes on only from those that let pass. */
    static long from(long start, long toEast, long toSouth, long passing) {
        long toWest = toEast << 1;
        long toNorth = toSouth << Square.SIDE;
        long reached = start;
        long before;
        do {
            before = reached;
            reached |= (reached & passing & toEast) << 1;
            reached |= (reached & passing & toSouth) << Square.SIDE;
            reached |= (reached & passing & toWest) >>> 1;
            reached |= (reached & passing & toNorth) >>> Square.SIDE;
        } while (reached != before);
        return reached;
    }

    /**
     * The squares whose joined neighbours fall into two groups or more, when neighbours count as together if a corner
     * square joins them. Each group has one first member clockwise, so the first members are counted.
     */
    static long narrow(long toEast, long toSouth) {
        long toWest = toEast << 1;
        long toNorth = toSouth << Square.SIDE;
        // A corner square joins two neighbours if both lead on to it.
        long northEast = toNorth & toEast & toEast << Square.SIDE & toNorth >>> 1;
        long southEast = toSouth & toEast & toEast >>> Square.SIDE & toSouth >>> 1;
        long southWest = toSouth & toWest & toWest >>> Square.SIDE & toSouth << 1;
        long northWest = toNorth & toWest & toWest << Square.SIDE & toNorth << 1;
        long north = toNorth & ~northWest;
        long east = toEast & ~northEast;
        long south = toSouth & ~southEast;
        long west = toWest & ~southWest;
        return north & east | (north | east) & (south | west) | south & west;
    }
}
