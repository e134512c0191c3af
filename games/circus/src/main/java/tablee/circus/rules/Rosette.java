package tablee.circus.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which artists can be back to back (CIRC-2, CIRC-3): the Clown with each of the other five, and these with their two
 * neighbours in a ring. Each such pair is one token.
 *
 * <p>A token is a number: 0 to 4 are the Clown's tokens by the artist on the other side, 5 to 9 join the ring's artists
 * with the next one. A set of tokens is ten bits.
 */
public final class Rosette {
    public static final int TOKENS = 10;
    static final int CLOWN_TOKENS = (1 << Artist.ON_POSTERS.size()) - 1;
    static final int RING_TOKENS = CLOWN_TOKENS << Artist.ON_POSTERS.size();
    static final int ALL_TOKENS = CLOWN_TOKENS | RING_TOKENS;
    public static final int NO_TOKEN = -1;

    private final List<Artist> ring;
    private final int[][] tokens = new int[6][6];
    private final int[] showing = new int[6];
    private final Artist[][] otherSide = new Artist[TOKENS][6];

    Rosette(List<Artist> ring) {
        this.ring = List.copyOf(ring);
        for (int[] row : tokens) Arrays.fill(row, NO_TOKEN);
        for (Artist artist : Artist.ON_POSTERS) join(artist.ordinal(), artist, Artist.CLOWN);
        int last = ring.size() - 1;
        for (int i = 0; i <= last; i++) join(ring.size() + i, ring.get(i), ring.get(i == last ? 0 : i + 1));
    }

    private void join(int token, Artist one, Artist other) {
        side(token, one, other);
        side(token, other, one);
    }

    private void side(int token, Artist up, Artist down) {
        tokens[up.ordinal()][down.ordinal()] = token;
        showing[up.ordinal()] |= 1 << token;
        otherSide[token][up.ordinal()] = down;
    }

    /** The five artists in the order that joins them. */
    public List<Artist> ring() {
        return ring;
    }

    /** The token with these two sides, or {@link #NO_TOKEN}. */
    public int token(Artist one, Artist other) {
        return tokens[one.ordinal()][other.ordinal()];
    }

    /** The tokens that have this artist on a side. */
    int with(Artist artist) {
        return showing[artist.ordinal()];
    }

    /** Who is on the back of this token when this artist is up. */
    Artist back(int token, Artist up) {
        return otherSide[token][up.ordinal()];
    }

    /** Who can be on the back of this artist, in the order of the artists. */
    public List<Artist> backsOf(Artist up) {
        List<Artist> backs = new ArrayList<>();
        for (Artist down : Artist.values()) if (token(up, down) != NO_TOKEN) backs.add(down);
        return backs;
    }
}
