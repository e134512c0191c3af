package tablee.rando.rules;

/**
 * The players' cards, each hand a row: colours are open, and everybody sees which card of a row is played or given. So a
 * card has those who know it: its owner, and anyone who held it before.
 */
public final class Hands {
    private static final int KIND_SHIFT = 2;
    private static final int KNOWN_SHIFT = 5;

    private final int room;

    /** For each seat the number of cards, then the cards. */
    private final short[] rows;

    Hands(RandoRules rules, int seats) {
        room = 1 + rules.handRoom();
        rows = new short[seats * room];
    }

    private Hands(Hands other) {
        room = other.room;
        rows = other.rows.clone();
    }

    Hands copy() {
        return new Hands(this);
    }

    void become(Hands other) {
        System.arraycopy(other.rows, 0, rows, 0, rows.length);
    }

    public static int card(int colour, int kind) {
        return colour | kind << KIND_SHIFT;
    }

    public static int colour(int card) {
        return card & 3;
    }

    public static int kind(int card) {
        return card >>> KIND_SHIFT & 7;
    }

    static int withKind(int card, int kind) {
        return card & ~(7 << KIND_SHIFT) | kind << KIND_SHIFT;
    }

    /** Whether this seat held the card before its owner did. */
    public static boolean knownBy(int card, int seat) {
        return (card >>> KNOWN_SHIFT + seat & 1) != 0;
    }

    /** The card as its new owner has it: the one who gave it goes on knowing it. */
    public static int passed(int card, int from, int to) {
        return card & ~(1 << KNOWN_SHIFT + to) | 1 << KNOWN_SHIFT + from;
    }

    public int size(int seat) {
        return rows[seat * room];
    }

    public int get(int seat, int slot) {
        return rows[seat * room + 1 + slot];
    }

    void set(int seat, int slot, int card) {
        rows[seat * room + 1 + slot] = (short) card;
    }

    public void add(int seat, int card) {
        rows[seat * room + 1 + rows[seat * room]++] = (short) card;
    }

    /** Takes a card out of the row; those after it move up. */
    int take(int seat, int slot) {
        int card = get(seat, slot);
        int last = --rows[seat * room];
        for (int i = slot; i < last; i++) set(seat, i, get(seat, i + 1));
        set(seat, last, 0);
        return card;
    }
}
