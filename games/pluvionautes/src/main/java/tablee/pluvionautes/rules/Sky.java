package tablee.pluvionautes.rules;

/**
 * What lies in the box: islands, loose clouds and anchored clouds, as sets of cells. An anchored cloud is kept with the
 * lower of the two cells beside its slot, by the way that leads from there to the other one.
 */
public final class Sky {
    private final PluvionautesNumbers numbers;
    private final long[] land = new long[Terrain.COUNT];

    /** The numbers printed on islands, bit by bit: animals 1 and 2, plantation 1 and 2. */
    private final long[] printed = new long[4];

    private final long[] loose = new long[Cloud.COUNT];
    private final long[] anchored = new long[Cloud.COUNT * Hex.WAYS];

    public Sky(PluvionautesNumbers numbers) {
        this.numbers = numbers;
    }

    public void become(Sky other) {
        System.arraycopy(other.land, 0, land, 0, land.length);
        System.arraycopy(other.printed, 0, printed, 0, printed.length);
        System.arraycopy(other.loose, 0, loose, 0, loose.length);
        System.arraycopy(other.anchored, 0, anchored, 0, anchored.length);
    }

    public long islands() {
        return land[0] | land[1] | land[2];
    }

    public long islands(Terrain terrain) {
        return land[terrain.ordinal()];
    }

    /** The cells with a loose cloud. */
    public long clouds() {
        return loose[0] | loose[1] | loose[2];
    }

    /** The cells with a loose cloud of this kind. */
    public long clouds(int kind) {
        return loose[kind];
    }

    /** How many layers of island lie on a cell, which is also 1 and its terrain. */
    int layers(int cell) {
        long bit = Hex.bit(cell);
        return (land[0] & bit) != 0 ? 1 : (land[1] & bit) != 0 ? 2 : (land[2] & bit) != 0 ? 3 : 0;
    }

    public int islandAt(int cell) {
        int layers = layers(cell);
        if (layers == 0) return Piece.NONE;
        return layers - 1 << 4 | number(cell, 0) << 2 | number(cell, 2);
    }

    private int number(int cell, int from) {
        return (int) (printed[from] >>> cell & 1 | (printed[from + 1] >>> cell & 1) << 1);
    }

    /** How many animals are printed on the islands of these cells. */
    public int animals(long cells) {
        return Long.bitCount(printed[0] & cells) + 2 * Long.bitCount(printed[1] & cells);
    }

    /** How large the plantations are that are printed there. */
    public int plantations(long cells) {
        return Long.bitCount(printed[2] & cells) + 2 * Long.bitCount(printed[3] & cells);
    }

    public int cloudAt(int cell) {
        for (int kind = 0; kind < Cloud.COUNT; kind++) if (Hex.has(loose[kind], cell)) return Piece.cloud(kind);
        return Piece.NONE;
    }

    public void put(int piece, int cell) {
        long bit = Hex.bit(cell);
        if (Piece.isCloud(piece)) {
            loose[Piece.kind(piece)] |= bit;
            return;
        }
        land[Piece.terrain(piece)] |= bit;
        for (int i = 0; i < printed.length; i++) {
            int digit = i < 2 ? Piece.animals(piece) >> i & 1 : Piece.plantation(piece) >> i - 2 & 1;
            printed[i] |= (long) digit << cell;
        }
    }

    int liftIsland(int cell) {
        int island = islandAt(cell);
        for (int i = 0; i < land.length; i++) land[i] &= ~Hex.bit(cell);
        for (int i = 0; i < printed.length; i++) printed[i] &= ~Hex.bit(cell);
        return island;
    }

    int liftCloud(int cell) {
        int cloud = cloudAt(cell);
        for (int i = 0; i < loose.length; i++) loose[i] &= ~Hex.bit(cell);
        return cloud;
    }

    /** How many pieces of this kind lie here, anchored clouds included. */
    public int count(int piece) {
        if (Piece.isCloud(piece)) {
            int kind = Piece.kind(piece);
            return Long.bitCount(loose[kind]) + anchored(kind);
        }
        long same = land[Piece.terrain(piece)];
        for (int i = 0; i < printed.length; i++) {
            int digit = i < 2 ? Piece.animals(piece) >> i & 1 : Piece.plantation(piece) >> i - 2 & 1;
            same &= digit == 1 ? printed[i] : ~printed[i];
        }
        return Long.bitCount(same);
    }

    /** A number that skies which differ in anything hardly ever share. */
    public long fingerprint() {
        long mixed = mix(mix(mix(0, land), printed), loose);
        return mix(mixed, anchored);
    }

    private static long mix(long before, long[] sets) {
        long mixed = before;
        for (long set : sets) {
            mixed = (mixed ^ set) * 0x9E3779B97F4A7C15L;
            mixed ^= mixed >>> 29;
        }
        return mixed;
    }

    // ---- Movement (PLUV-22) ----

    /** The points to enter a cell; islands in {@code lifted} are in the air and cost nothing more. */
    public int cost(int cell, long lifted) {
        return numbers.cost(Hex.has(lifted, cell) ? 0 : layers(cell));
    }

    /** The cells that can be entered for this many points. */
    private long costing(int points, long lifted) {
        long cells = numbers.cost(0) == points ? Hex.BOARD & ~islands() | lifted : 0;
        for (int i = 0; i < land.length; i++) if (numbers.cost(i + 1) == points) cells |= land[i] & ~lifted;
        return cells;
    }

    /** The cells that can be entered for at most this many points. */
    long costingAtMost(int points, long lifted) {
        long cells = 0;
        for (int cost = 1; cost <= Math.min(points, PluvionautesNumbers.MOST_COST); cost++)
            cells |= costing(cost, lifted);
        return cells;
    }

    /** The cells that can be reached from these with this many points, themselves included. */
    public long reach(long from, int points, long lifted) {
        long one = costing(1, lifted);
        long two = costing(2, lifted);
        long three = costing(3, lifted);
        long reached = from;
        long near2 = 0; // the neighbours of what was reached with two points less, and with three
        long near3 = 0;
        for (int spent = 1; spent <= points; spent++) {
            long near1 = Hex.near(reached);
            reached |= near1 & one | near2 & two | near3 & three;
            near3 = near2;
            near2 = near1;
        }
        return reached;
    }

    public long reach(long from, int points) {
        return reach(from, points, 0);
    }

    // ---- Anchored clouds (PLUV-26, 40, 42) ----

    private static int way(int low, int high) {
        int step = high - low;
        return step == 1 ? 0 : step - 6;
    }

    public void anchor(int cloud, int cell, int neighbour) {
        int low = Math.min(cell, neighbour);
        anchored[Piece.kind(cloud) * Hex.WAYS + way(low, Math.max(cell, neighbour))] |= Hex.bit(low);
    }

    /** The cloud anchored between two neighbours. */
    public int anchoredAt(int cell, int neighbour) {
        int low = Math.min(cell, neighbour);
        int way = way(low, Math.max(cell, neighbour));
        for (int kind = 0; kind < Cloud.COUNT; kind++) {
            if (Hex.has(anchored[kind * Hex.WAYS + way], low)) return Piece.cloud(kind);
        }
        return Piece.NONE;
    }

    /** The lower cells of the slots of this way that hold a cloud of this kind. */
    public long anchored(int kind, int way) {
        return anchored[kind * Hex.WAYS + way];
    }

    public int anchored(int kind) {
        int first = kind * Hex.WAYS;
        return Long.bitCount(anchored[first]) + Long.bitCount(anchored[first + 1]) + Long.bitCount(anchored[first + 2]);
    }

    public int anchored() {
        return anchored(0) + anchored(1) + anchored(2);
    }

    private long freeSlots(int way) {
        return Hex.slots(way) & ~(anchored[way] | anchored[Hex.WAYS + way] | anchored[2 * Hex.WAYS + way]);
    }

    /** The cells with at least one free slot on their edges. */
    long cellsWithFreeSlot() {
        long cells = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long free = freeSlots(way);
            cells |= free | free << Hex.step(way);
        }
        return cells;
    }

    /** The neighbours of a cell beyond a free slot. */
    public long beyondFreeSlots(int cell) {
        long bit = Hex.bit(cell);
        long cells = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long free = freeSlots(way);
            cells |= (free & bit) << Hex.step(way) | free & bit >>> Hex.step(way);
        }
        return cells;
    }

    /** The cells beside anchored fog (PLUV-42). */
    public long held() {
        long cells = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            long fog = anchored[Cloud.FOG.ordinal() * Hex.WAYS + way];
            cells |= fog | fog << Hex.step(way);
        }
        return cells;
    }

    // ---- Groups (PLUV-43) ----

    /** All islands of the same terrain that hang together with this one. */
    public long group(Terrain terrain, int cell) {
        long same = islands(terrain);
        long group = Hex.bit(cell);
        long more = group | Hex.near(group) & same;
        while (more != group) {
            group = more;
            more = group | Hex.near(group) & same;
        }
        return group;
    }
}
