package tablee.torture;

import java.util.List;
import tablee.core.ChanceSource;
import tablee.core.Dice;

/** The throw, made: the aim with a tremor of up to 15 millimetres to either side. */
public final class TortureToss implements ChanceSource<TortureState> {
    private static final int TREMOR = 15;

    /** Where the die came down. */
    record Trajectory(int aim, int millimetres) {}

    @Override
    public String name() {
        return "toss";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Class<TortureState> states() {
        return TortureState.class;
    }

    @Override
    public Drawn draw(TortureState state, Dice dice) {
        int aim = state.position().aim();
        int place = aim - TREMOR + dice.roll(2 * TREMOR + 1);
        boolean off = place < 0 || place >= TortureMove.AIMS;
        int move = off ? TortureMove.MISS : TortureMove.LAND + place / 10;
        return new Drawn(List.of(move), new Trajectory(aim, place));
    }
}
