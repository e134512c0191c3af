package tablee.circus.rules;

/**
 * All ways the tokens can lie that agree with what somebody knows: the faces, some tokens altogether, and of some others
 * whether they have a Clown. They are counted, numbered, and asked what they have in common, and never listed.
 *
 * <p>The walk goes from one open position that shows no Clown to the next and tries each token that may lie there. What is
 * left of the Clown's tokens then lies where Clowns are up, in any order.
 */
final class Layouts {
    private final Rosette rosette;
    private final long faces;

    /** The backs of the known tokens, in lanes. */
    private final long known;

    /** The open positions without a visible Clown, and what may lie there. */
    private final int[] open = new int[Ring.POSITIONS];

    private final int[] may = new int[Ring.POSITIONS];
    private int opens;

    /** The open positions that show a Clown. */
    private int clowns;

    /** The tokens that do not lie at a known position. */
    private int free = Rosette.ALL_TOKENS;

    /** What the last walk found: the tokens that do lie at each open position in some layout, and those under a Clown. */
    private final int[] possible = new int[Ring.POSITIONS];

    private int possibleUnderClowns;

    /**
     * @param known the positions of tokens known altogether
     * @param sorted the positions of tokens known to have a Clown, or known to have none
     */
    Layouts(CircusState state, int known, int sorted) {
        rosette = state.rules.rosette();
        faces = state.faces;
        long backs = 0;
        for (int position = 0; position < Ring.POSITIONS; position++) {
            if (!state.isLaid(position)) continue;
            int token = rosette.token(state.face(position), state.back(position));
            if (Ring.in(known, position)) {
                free &= ~(1 << token);
                backs |= state.backs & Ring.across(position);
            } else {
                open(position, Ring.in(sorted, position) ? sameSort(token) : Rosette.ALL_TOKENS);
            }
        }
        this.known = backs;
    }

    private static int sameSort(int token) {
        return (Rosette.CLOWN_TOKENS >>> token & 1) != 0 ? Rosette.CLOWN_TOKENS : Rosette.RING_TOKENS;
    }

    private void open(int position, int tokens) {
        if (face(position) == Artist.CLOWN) {
            clowns |= 1 << position;
        } else {
            open[opens] = position;
            may[opens++] = tokens & rosette.with(face(position));
        }
    }

    private Artist face(int position) {
        return Artist.of(Ring.laneAt(faces, position));
    }

    long count() {
        return walk(0, free);
    }

    /** How many layouts there are from this open position on, with these tokens left. */
    private long walk(int index, int left) {
        if (index == opens) return waysUnderClowns(left & Rosette.CLOWN_TOKENS);
        long ways = 0;
        for (int tokens = may[index] & left; tokens != 0; tokens &= tokens - 1) {
            int token = Integer.lowestOneBit(tokens);
            long further = walk(index + 1, left & ~token);
            if (further > 0) possible[index] |= token;
            ways += further;
        }
        return ways;
    }

    private long waysUnderClowns(int tokens) {
        int many = Integer.bitCount(tokens);
        int wanted = Integer.bitCount(clowns);
        if (many < wanted) return 0;
        possibleUnderClowns |= tokens;
        long ways = 1;
        for (int i = 0; i < wanted; i++) ways *= many - i;
        return ways;
    }

    /** The backs in the layout of this number, from 0 to {@link #count} - 1. */
    long backs(long number) {
        long rest = number;
        long backs = known;
        int left = free;
        for (int index = 0; index < opens; index++) {
            int tokens = may[index] & left;
            int token = Integer.lowestOneBit(tokens);
            for (long ways = walk(index + 1, left & ~token); rest >= ways; ways = walk(index + 1, left & ~token)) {
                rest -= ways;
                tokens &= ~token;
                token = Integer.lowestOneBit(tokens);
            }
            backs |= back(token, open[index]);
            left &= ~token;
        }
        return backs | backsUnderClowns(rest, left & Rosette.CLOWN_TOKENS);
    }

    private long backsUnderClowns(long number, int tokens) {
        long rest = number;
        long backs = 0;
        int left = tokens;
        for (int positions = clowns; positions != 0; positions &= positions - 1) {
            int many = Integer.bitCount(left);
            int token = nth(left, (int) (rest % many));
            rest /= many;
            backs |= back(token, Integer.numberOfTrailingZeros(positions));
            left &= ~token;
        }
        return backs;
    }

    private static int nth(int tokens, int index) {
        int left = tokens;
        for (int i = 0; i < index; i++) left &= left - 1;
        return Integer.lowestOneBit(left);
    }

    private long back(int token, int position) {
        Artist back = rosette.back(Integer.numberOfTrailingZeros(token), face(position));
        return Ring.bit(back.ordinal(), position);
    }

    /** For each artist, the positions where this artist is down in some layout. */
    long candidates() {
        count();
        long candidates = known;
        for (int index = 0; index < opens; index++) candidates |= backs(possible[index], open[index]);
        for (int left = clowns; left != 0; left &= left - 1) {
            candidates |= backs(possibleUnderClowns, Integer.numberOfTrailingZeros(left));
        }
        return candidates;
    }

    private long backs(int tokens, int position) {
        long backs = 0;
        for (int left = tokens; left != 0; left &= left - 1) backs |= back(Integer.lowestOneBit(left), position);
        return backs;
    }
}
