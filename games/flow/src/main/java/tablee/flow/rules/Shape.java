package tablee.flow.rules;

import java.util.Arrays;
import java.util.Locale;

/** How a Map tile's open edges lie to each other (FLOW-4). */
public enum Shape {
    STRAIGHT(0b0101, 2),
    CORNER(0b0011, 4),
    TEE(0b0111, 4),
    CROSS(0b1111, 1);

    private static final Shape[] ALL = values();
    private static final byte[] OF_EDGES = new byte[Edges.ALL + 1];

    static {
        Arrays.fill(OF_EDGES, (byte) -1);
        for (Shape shape : ALL) for (int edges : shape.rotations) OF_EDGES[edges] = (byte) shape.ordinal();
    }

    private final int[] rotations;

    Shape(int edges, int count) {
        rotations = new int[count];
        int turned = edges;
        for (int i = 0; i < count; i++, turned = Edges.turn(turned)) rotations[i] = turned;
    }

    /** How many rotations there are that look different. */
    int rotations() {
        return rotations.length;
    }

    /** The open edges in one of the rotations. */
    int edges(int rotation) {
        return rotations[rotation];
    }

    boolean has(int edges) {
        return edges >= 0 && edges <= Edges.ALL && OF_EDGES[edges] == ordinal();
    }

    /** The place in the order of shapes of a tile with these open edges, or -1. */
    static int index(int edges) {
        return OF_EDGES[edges];
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Shape of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
