package tablee.rando.rules;

import java.util.Arrays;

/**
 * The draw pile and the discard, both as numbers of cards by colour and kind: the pile has no order that could leak. Only
 * the colour of its top card is settled (RAND-6).
 */
public final class Pile {
    public static final int NONE = -1;

    private static final int KINDS = Colour.COUNT * CardKind.COUNT;

    /** The pile's cards, its top card among them, then the discarded ones. */
    private final byte[] counts;

    private int size;
    private int discarded;
    private int top = NONE;

    Pile(RandoRules rules) {
        counts = new byte[2 * KINDS];
        for (int i = 0; i < KINDS; i++) add(i, rules.cards[i]);
    }

    private Pile(Pile other) {
        counts = other.counts.clone();
        size = other.size;
        discarded = other.discarded;
        top = other.top;
    }

    Pile copy() {
        return new Pile(this);
    }

    void become(Pile other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        size = other.size;
        discarded = other.discarded;
        top = other.top;
    }

    /** No cards at all. */
    public void clear() {
        Arrays.fill(counts, (byte) 0);
        size = 0;
        discarded = 0;
        top = NONE;
    }

    public static int index(int colour, int kind) {
        return colour * CardKind.COUNT + kind;
    }

    /** The number of cards in the pile. */
    public int size() {
        return size;
    }

    public int discarded() {
        return discarded;
    }

    /** The colour of the top card, or {@link #NONE}. */
    public int top() {
        return top;
    }

    public void show(int colour) {
        top = colour;
    }

    /** Whether there is a top card whose colour has not been seen yet. */
    public boolean covered() {
        return top == NONE && size > 0;
    }

    public int count(int colour, int kind) {
        return counts[index(colour, kind)];
    }

    public int count(int colour) {
        int cards = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) cards += count(colour, kind);
        return cards;
    }

    public int discarded(int colour, int kind) {
        return counts[KINDS + index(colour, kind)];
    }

    /** Puts cards into the pile, or takes them out. */
    public void add(int index, int cards) {
        counts[index] += (byte) cards;
        size += cards;
    }

    /** Takes the top card, which turned out to be of this kind. */
    void takeTop(int kind) {
        add(index(top, kind), -1);
        top = NONE;
    }

    public void discard(int colour, int kind) {
        counts[KINDS + index(colour, kind)]++;
        discarded++;
    }

    /** RAND-37: an empty pile is made again of what was discarded; whether that happened. */
    boolean refill() {
        if (size > 0 || discarded == 0) return false;
        System.arraycopy(counts, KINDS, counts, 0, KINDS);
        Arrays.fill(counts, KINDS, 2 * KINDS, (byte) 0);
        size = discarded;
        discarded = 0;
        return true;
    }
}
