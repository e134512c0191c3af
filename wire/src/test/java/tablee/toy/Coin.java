package tablee.toy;

import java.util.List;
import tablee.core.ChanceSource;
import tablee.core.Dice;
import tablee.core.Odds;

/** A coin that is spun: heads brings one stone, tails two. */
public final class Coin implements ChanceSource<ToyState> {
    /** What there is to see of a toss. */
    public record Spin(int turns) {}

    @Override
    public String name() {
        return "coin";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public Class<ToyState> states() {
        return ToyState.class;
    }

    @Override
    public Drawn draw(ToyState state, Dice dice) {
        int turns = 11 + dice.roll(10);
        Odds odds = new Odds();
        state.odds(odds);
        return new Drawn(List.of(odds.move(turns % odds.size())), new Spin(turns));
    }
}
