package tablee.physics;

import java.util.Arrays;
import tablee.core.Dice;

/** How many layers of tile lie on each cell (PLUV-30): none without an island, 1 plain, 2 forest, 3 mountain. */
public final class Relief {
    public static final Relief FLAT = new Relief(new int[Tray.CELLS]);

    private final int[] layers;

    private Relief(int[] layers) {
        this.layers = layers;
    }

    public static Relief of(int... layers) {
        if (layers.length != Tray.CELLS) throw new IllegalArgumentException(layers.length + " cells");
        return new Relief(layers.clone());
    }

    /** The islands dealt to the cells at random (PLUV-10): 10 plains, 7 forests and 5 mountains (PLUV-2). */
    static Relief dealt(Dice dice) {
        int[] layers = new int[Tray.CELLS];
        Arrays.fill(layers, 0, 10, 1);
        Arrays.fill(layers, 10, 17, 2);
        Arrays.fill(layers, 17, 22, 3);
        for (int left = Tray.CELLS; left > 1; left--) {
            int taken = dice.roll(left);
            int last = layers[left - 1];
            layers[left - 1] = layers[taken];
            layers[taken] = last;
        }
        return new Relief(layers);
    }

    int layers(int cell) {
        return layers[cell];
    }

    /** The height of a cell's surface in millimetres. */
    public double height(int cell) {
        return layers[cell] * Tray.LAYER;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Relief that && Arrays.equals(layers, that.layers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(layers);
    }

    @Override
    public String toString() {
        return Arrays.toString(layers);
    }
}
