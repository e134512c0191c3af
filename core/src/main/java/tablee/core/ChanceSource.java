package tablee.core;

import java.util.List;

/**
 * Chance that is made, not drawn: a die that is really thrown. Found by {@link java.util.ServiceLoader}.
 *
 * <p>Same state and same dice: same outcome, bit for bit, on every machine. The outcome goes into the log, so that a replay
 * never needs the source; only verification does.
 */
public interface ChanceSource<S extends State<S>> {
    /** The name that {@link Odds#source()} gives. */
    String name();

    int version();

    /** Whose states it draws for. */
    Class<S> states();

    Drawn draw(S state, Dice dice);

    /**
     * @param moves the CHANCE entries that follow one after the other, at least one
     * @param show what there is to see of it (a trajectory): plain data for everybody
     */
    record Drawn(List<Integer> moves, Record show) {}
}
