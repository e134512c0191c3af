package tablee.flow.rules;

/**
 * What lies on the board, as sets of squares: who has an open edge to the north, to the east … A tile's kind and rotation
 * follow from its open edges, so nothing is kept twice. All questions are answered for all squares at once.
 */
public final class Board {
    private long north;
    private long east;
    private long south;
    private long west;
    private long deadEnds;
    private long solid;
    private long birds;

    public Board() {
        for (Animal animal : Animal.values()) open(animal.square(), animal.edges());
        turnBoat(Edges.ALL);
    }

    public Board(Board other) {
        become(other);
    }

    public void become(Board other) {
        north = other.north;
        east = other.east;
        south = other.south;
        west = other.west;
        deadEnds = other.deadEnds;
        solid = other.solid;
        birds = other.birds;
    }

    // ---- Putting down and taking away ------------------------------------------------------------------------------

    public void put(int square, Tile tile, int edges) {
        open(square, edges);
        if (!tile.onMap()) solid |= Square.bit(square);
        else if (tile.obstacles()) deadEnds |= Square.bit(square);
    }

    /** Takes these tiles away; what lay on them goes too. */
    public void clear(long squares) {
        north &= ~squares;
        east &= ~squares;
        south &= ~squares;
        west &= ~squares;
        deadEnds &= ~squares;
        solid &= ~squares;
        birds &= ~squares;
    }

    public void turnBoat(int edges) {
        clear(Square.bit(Square.BOAT));
        open(Square.BOAT, edges);
    }

    public void addBird(int square) {
        birds |= Square.bit(square);
    }

    void removeBirds(long squares) {
        birds &= ~squares;
    }

    private void open(int square, int edges) {
        long bit = Square.bit(square);
        if (Direction.NORTH.in(edges)) north |= bit;
        if (Direction.EAST.in(edges)) east |= bit;
        if (Direction.SOUTH.in(edges)) south |= bit;
        if (Direction.WEST.in(edges)) west |= bit;
    }

    // ---- What lies where -------------------------------------------------------------------------------------------

    /** Everything with water: animal spaces, the Boat, Map tiles. */
    private long watery() {
        return north | east | south | west;
    }

    public long taken() {
        return watery() | solid;
    }

    public long tiles() {
        return taken() & ~Square.FIXED;
    }

    /** Tiles with obstacles, Map or Scenario. */
    long obstacles() {
        return deadEnds | solid;
    }

    public long deadEnds() {
        return deadEnds;
    }

    public long solid() {
        return solid;
    }

    public long birds() {
        return birds;
    }

    /** The squares that are open to a side, by the ordinal of its direction. */
    public long openTo(int way) {
        return switch (way) {
            case 0 -> north;
            case 1 -> east;
            case 2 -> south;
            default -> west;
        };
    }

    public int edges(int square) {
        return (int) (north >>> square & 1)
                | (int) (east >>> square & 1) << 1
                | (int) (south >>> square & 1) << 2
                | (int) (west >>> square & 1) << 3;
    }

    /** The kind of the tile that lies on a square. */
    public Tile tile(int square) {
        if (Square.in(solid, square)) return Tile.SCENARIO_OBSTACLE;
        return Tile.at(Tile.index(edges(square), Square.in(deadEnds, square)));
    }

    // ---- Where a tile fits -----------------------------------------------------------------------------------------

    /** Empty squares that touch a tile, the Boat or an animal space (FLOW-23), once {@code lifted} is gone. */
    long adjacent(long lifted) {
        long taken = taken() & ~lifted;
        return (taken << Square.SIDE
                        | taken >>> Square.SIDE
                        | (taken & Square.NOT_LAST_COLUMN) << 1
                        | (taken & Square.NOT_FIRST_COLUMN) >>> 1)
                & Square.ALL
                & ~taken;
    }

    /** Empty squares where no edge of a tile with these open edges differs from what it touches (FLOW-25). */
    public long matching(int edges, long lifted) {
        long watery = watery() & ~lifted;
        long fromNorth = Direction.NORTH.in(edges) ? watery & ~south : south & ~lifted;
        long fromEast = Direction.EAST.in(edges) ? watery & ~west : west & ~lifted;
        long fromSouth = Direction.SOUTH.in(edges) ? watery & ~north : north & ~lifted;
        long fromWest = Direction.WEST.in(edges) ? watery & ~east : east & ~lifted;
        long differing = fromNorth << Square.SIDE
                | (fromEast & Square.NOT_FIRST_COLUMN) >>> 1
                | fromSouth >>> Square.SIDE
                | (fromWest & Square.NOT_LAST_COLUMN) << 1;
        return Square.ALL & ~(taken() & ~lifted) & ~differing;
    }

    /** Squares where one of these open edges meets water that comes from an animal (FLOW-24); {@link #wet} is given. */
    long fed(int edges, long wet) {
        long flowing = wet & ~deadEnds;
        long fed = 0;
        if (Direction.NORTH.in(edges)) fed |= (flowing & south) << Square.SIDE;
        if (Direction.EAST.in(edges)) fed |= (flowing & west & Square.NOT_FIRST_COLUMN) >>> 1;
        if (Direction.SOUTH.in(edges)) fed |= (flowing & north) >>> Square.SIDE;
        if (Direction.WEST.in(edges)) fed |= (flowing & east & Square.NOT_LAST_COLUMN) << 1;
        return fed & Square.ALL & ~taken();
    }

    // ---- Water -----------------------------------------------------------------------------------------------------

    /** The squares that water from an animal enters. */
    long wet() {
        return flood(Square.ANIMALS);
    }

    /** The squares joined with these by uninterrupted water, dead ends at its rim included. */
    long flood(long from) {
        long toEast = east & west >>> 1 & Square.NOT_LAST_COLUMN;
        long toSouth = south & north >>> Square.SIDE;
        return Flood.from(from, toEast, toSouth, ~deadEnds);
    }

    /** The animals that are joined to the Boat (FLOW-60). */
    public long joined() {
        return flood(Square.bit(Square.BOAT)) & Square.ANIMALS;
    }

    /** The animals that have a possible way to the Boat (FLOW-26), were the squares in {@code blocked} solid. */
    public long ways(long lifted, long blocked) {
        return waysFrom(Square.bit(Square.BOAT), lifted, blocked);
    }

    /** The animals that would have a possible way, did the Boat open in this direction only (FLOW-77). */
    long waysIf(Direction boat, long blocked) {
        long entry = Square.bit(Square.next(Square.BOAT, boat)) & ~solid & ~blocked;
        return waysFrom(entry, 0, blocked | Square.bit(Square.BOAT));
    }

    private long waysFrom(long start, long lifted, long blocked) {
        long empty = Square.ALL & ~(taken() & ~lifted);
        long toEast = (east | empty) & (west | empty) >>> 1 & Square.NOT_LAST_COLUMN;
        long toSouth = (south | empty) & (north | empty) >>> Square.SIDE;
        return Flood.from(start, toEast, toSouth, ~(deadEnds & ~lifted | blocked)) & Square.ANIMALS;
    }

    /** The squares that are joined with the next one to the east, or can still be; nothing passes tiles with obstacles. */
    public long possibleEast() {
        long empty = Square.ALL & ~taken();
        return (east | empty) & (west | empty) >>> 1 & Square.NOT_LAST_COLUMN & ~deadEnds & ~(deadEnds >>> 1);
    }

    /** The same to the south. */
    public long possibleSouth() {
        long empty = Square.ALL & ~taken();
        return (south | empty) & (north | empty) >>> Square.SIDE & ~deadEnds & ~(deadEnds >>> Square.SIDE);
    }

    /**
     * Which of these empty squares may not be made solid, because an animal that has a possible way now would have none
     * (FLOW-26); {@code lifted} is a tile on its way from one square to another.
     */
    long sealing(long candidates, long lifted) {
        long left = candidates & narrow(lifted);
        if (left == 0) return 0;
        long had = ways(0, 0);
        long sealing = 0;
        for (; left != 0; left &= left - 1) {
            long square = left & -left;
            if ((ways(lifted, square) & had) != had) sealing |= square;
        }
        return sealing;
    }

    /**
     * The squares whose possible neighbours do not all hang together round their corners. Only these can seal anything:
     * anyone who passes through another square can as well go round it.
     */
    long narrow(long lifted) {
        long empty = Square.ALL & ~(taken() & ~lifted);
        long passing = ~(deadEnds & ~lifted);
        long toEast = (east | empty) & (west | empty) >>> 1 & Square.NOT_LAST_COLUMN & passing & passing >>> 1;
        long toSouth = (south | empty) & (north | empty) >>> Square.SIDE & passing & passing >>> Square.SIDE;
        return Flood.narrow(toEast, toSouth);
    }
}
