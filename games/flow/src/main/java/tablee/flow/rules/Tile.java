package tablee.flow.rules;

import tablee.core.Word;

/**
 * A kind of tile. The first eight are the Map tiles (FLOW-4): four shapes, without and with obstacles. Water only enters a
 * tile with obstacles, it does not pass (FLOW-5); it does not even enter a Scenario obstacle (FLOW-72).
 */
public enum Tile {
    STRAIGHT,
    CORNER,
    TEE,
    CROSS,
    OBSTACLE_STRAIGHT,
    OBSTACLE_CORNER,
    OBSTACLE_TEE,
    OBSTACLE_CROSS,
    SCENARIO_OBSTACLE;

    private static final Tile[] ALL = values();
    private static final Shape[] SHAPES = Shape.values();

    /** How many kinds of Map tile there are. */
    public static final int KINDS = 8;

    public static Tile at(int index) {
        return ALL[index];
    }

    /** The Map tile with these open edges. */
    static int index(int edges, boolean obstacles) {
        return Shape.index(edges) + (obstacles ? SHAPES.length : 0);
    }

    public boolean obstacles() {
        return ordinal() >= SHAPES.length;
    }

    public boolean onMap() {
        return this != SCENARIO_OBSTACLE;
    }

    /** The shape of a Map tile. */
    public Shape shape() {
        return SHAPES[ordinal() % SHAPES.length];
    }

    /** In how many ways it can be turned that look different. */
    int rotations() {
        return onMap() ? shape().rotations() : 1;
    }

    int edges(int rotation) {
        return onMap() ? shape().edges(rotation) : Edges.NONE;
    }

    public boolean has(int edges) {
        return onMap() ? shape().has(edges) : edges == Edges.NONE;
    }

    /** The key of its name in the game's words. */
    public String key() {
        return "tile." + word();
    }

    public String word() {
        return Word.of(this);
    }
}
