package tablee.bots;

import tablee.core.Dice;
import tablee.core.FastDice;

/** Quick dice that can be seeded again, so that a search that holds them keeps its room. */
final class SeededDice implements Dice {
    private FastDice dice = new FastDice(0);

    void seed(long seed) {
        dice = new FastDice(seed);
    }

    @Override
    public long bits() {
        return dice.bits();
    }

    @Override
    public int roll(int n) {
        return dice.roll(n);
    }

    @Override
    public long roll(long n) {
        return dice.roll(n);
    }
}
