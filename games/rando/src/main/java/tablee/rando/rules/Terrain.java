package tablee.rando.rules;

import java.util.Arrays;

/** Where hikers and tokens are, and which side of each token is up. */
public final class Terrain {
    /** Not placed yet. */
    static final int NOWHERE = -1;

    /** What is met where the paths end. */
    static final int BORDER = -1;

    final RandoRules rules;

    /** The crossings of the hikers, in the colours' order, then those of the tokens. */
    private final byte[] places;

    private long occupied;

    /** Bit t: token t shows its obstacle side. */
    private int obstacles;

    Terrain(RandoRules rules) {
        this.rules = rules;
        places = new byte[Colour.COUNT + rules.tokens()];
        Arrays.fill(places, (byte) NOWHERE);
    }

    private Terrain(Terrain other) {
        rules = other.rules;
        places = other.places.clone();
        occupied = other.occupied;
        obstacles = other.obstacles;
    }

    Terrain copy() {
        return new Terrain(this);
    }

    void become(Terrain other) {
        System.arraycopy(other.places, 0, places, 0, places.length);
        occupied = other.occupied;
        obstacles = other.obstacles;
    }

    public int hiker(int colour) {
        return places[colour];
    }

    public int token(int token) {
        return places[Colour.COUNT + token];
    }

    public int hikersPlaced() {
        int hikers = 0;
        while (hikers < Colour.COUNT && hiker(hikers) != NOWHERE) hikers++;
        return hikers;
    }

    public int tokensPlaced() {
        int tokens = 0;
        while (tokens < rules.tokens() && token(tokens) != NOWHERE) tokens++;
        return tokens;
    }

    public boolean occupied(int crossing) {
        return (occupied & Crossing.bit(crossing)) != 0;
    }

    public void placeHiker(int colour, int crossing) {
        put(colour, crossing);
    }

    public void placeToken(int token, int crossing, Side side) {
        put(Colour.COUNT + token, crossing);
        if (side == Side.OBSTACLE) obstacles |= 1 << token;
    }

    private void put(int piece, int crossing) {
        places[piece] = (byte) crossing;
        occupied |= Crossing.bit(crossing);
    }

    public Side side(int token) {
        return (obstacles >>> token & 1) == 0 ? Side.VALUE : Side.OBSTACLE;
    }

    void flip(int token) {
        obstacles ^= 1 << token;
    }

    /** Lets a hiker follow the path until something is in its way, and says where it stops. */
    int walk(int hiker, int direction) {
        int at = places[hiker];
        occupied ^= Crossing.bit(at);
        int next = rules.map.next(at, direction);
        while (next >= 0 && !occupied(next)) {
            at = next;
            next = rules.map.next(at, direction);
        }
        put(hiker, at);
        return at;
    }

    /** What is next on the path: {@link #BORDER}, a hiker's colour, or {@link Colour#COUNT} and a token's number. */
    int ahead(int hiker, int direction) {
        int next = rules.map.next(places[hiker], direction);
        return next < 0 ? BORDER : pieceAt(next);
    }

    /** The token on a crossing, or -1. */
    public int tokenAt(int crossing) {
        return occupied(crossing) ? Math.max(pieceAt(crossing) - Colour.COUNT, -1) : -1;
    }

    private int pieceAt(int crossing) {
        int piece = 0;
        while (places[piece] != crossing) piece++;
        return piece;
    }
}
