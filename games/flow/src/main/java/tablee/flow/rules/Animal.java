package tablee.flow.rules;

import tablee.core.Word;

/** The four who wait in the corners of the board (FLOW-1). */
public enum Animal {
    CAT(0, Direction.EAST.bit() | Direction.SOUTH.bit()),
    DOG(6, Direction.SOUTH.bit() | Direction.WEST.bit()),
    CAPYBARA(42, Direction.NORTH.bit() | Direction.EAST.bit()),
    LEMUR(48, Direction.NORTH.bit() | Direction.WEST.bit());

    private static final Animal[] ALL = values();

    private final int square;
    private final int edges;

    Animal(int square, int edges) {
        this.square = square;
        this.edges = edges;
    }

    public int square() {
        return square;
    }

    int edges() {
        return edges;
    }

    /** The key of the name of the animal that waits on the first of these squares. */
    static String key(long squares) {
        return "animal." + first(squares).word();
    }

    /** The animal that waits on the first of these squares. */
    public static Animal first(long squares) {
        int square = Long.numberOfTrailingZeros(squares);
        for (Animal animal : ALL) if (animal.square == square) return animal;
        throw new IllegalArgumentException("no animal on " + square);
    }

    public String word() {
        return Word.of(this);
    }
}
