package tablee.rando.rules;

/** What lies before each player: points, tiles, multipliers, and the tokens on the obstacle scales (RAND-4, RAND-5). */
public final class Boards {
    private static final int ALL_TILES = (1 << Tile.COUNT) - 1;

    private static final int POINTS = 0;
    private static final int ACTIVE = 1;
    private static final int OWNED = 2;
    private static final int LEVELS = 3;
    private static final int MULTIPLIERS = LEVELS + Obstacle.COUNT;
    private static final int WIDTH = MULTIPLIERS + Tile.ACTIONS;

    final RandoRules rules;
    private final short[] numbers;

    Boards(RandoRules rules, int seats) {
        this.rules = rules;
        numbers = new short[seats * WIDTH];
        for (int seat = 0; seat < seats; seat++) {
            set(seat, ACTIVE, ALL_TILES);
            set(seat, OWNED, ALL_TILES);
            for (int action = 0; action < Tile.ACTIONS; action++) {
                set(seat, MULTIPLIERS + action, rules.start(action, seats));
            }
        }
    }

    private Boards(Boards other) {
        rules = other.rules;
        numbers = other.numbers.clone();
    }

    Boards copy() {
        return new Boards(this);
    }

    void become(Boards other) {
        System.arraycopy(other.numbers, 0, numbers, 0, numbers.length);
    }

    private int get(int seat, int what) {
        return numbers[seat * WIDTH + what];
    }

    private void set(int seat, int what, int number) {
        numbers[seat * WIDTH + what] = (short) number;
    }

    public int points(int seat) {
        return get(seat, POINTS);
    }

    /** RAND-45: points may go below zero. */
    public void score(int seat, int points) {
        set(seat, POINTS, points(seat) + points);
    }

    /** The bits of the tiles whose active side is up. */
    public int active(int seat) {
        return get(seat, ACTIVE);
    }

    public boolean active(int seat, int tile) {
        return (active(seat) >>> tile & 1) != 0;
    }

    public int owned(int seat) {
        return get(seat, OWNED);
    }

    public boolean owned(int seat, int tile) {
        return (owned(seat) >>> tile & 1) != 0;
    }

    boolean blocked(int seat, int tile) {
        return owned(seat, tile) && !active(seat, tile);
    }

    void activate(int seat, int tile) {
        set(seat, ACTIVE, active(seat) | 1 << tile);
    }

    public void block(int seat, int tile) {
        set(seat, ACTIVE, active(seat) & ~(1 << tile));
    }

    void activateAllBut(int seat, int tile) {
        set(seat, ACTIVE, owned(seat) & ~(1 << tile));
    }

    /** RAND-41: its multiplier leaves with it. */
    public void remove(int seat, int tile) {
        block(seat, tile);
        set(seat, OWNED, owned(seat) & ~(1 << tile));
        if (tile < Tile.ACTIONS) multiplier(seat, tile, 0);
    }

    public int multiplier(int seat, int action) {
        return get(seat, MULTIPLIERS + action);
    }

    public void multiplier(int seat, int action, int number) {
        set(seat, MULTIPLIERS + action, number);
    }

    boolean canLower(int seat, int action) {
        return owned(seat, action) && multiplier(seat, action) > rules.least(action);
    }

    boolean canRaise(int seat, int action) {
        return owned(seat, action) && multiplier(seat, action) < rules.most(action);
    }

    public boolean canLowerAny(int seat) {
        boolean can = false;
        for (int action = 0; action < Tile.ACTIONS; action++) can |= canLower(seat, action);
        return can;
    }

    public boolean canRaiseAny(int seat) {
        boolean can = false;
        for (int action = 0; action < Tile.ACTIONS; action++) can |= canRaise(seat, action);
        return can;
    }

    public int level(int seat, int obstacle) {
        return get(seat, LEVELS + obstacle);
    }

    /** RAND-4: a surplus is lost. */
    public void climb(int seat, int obstacle, int steps) {
        set(seat, LEVELS + obstacle, Math.min(level(seat, obstacle) + steps, rules.scale));
    }
}
