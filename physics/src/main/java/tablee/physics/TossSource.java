package tablee.physics;

import java.util.List;
import tablee.core.ChanceSource;
import tablee.core.Dice;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Weather;

/** At set-up the weather dice are thrown into the box from opposite sides, until both lie on the board (PLUV-70). */
public final class TossSource implements ChanceSource<PluvionautesState> {
    /** Its own: the cell under the centre counts, or the nearest one, whatever a thrown die may lie between. */
    private static final int VERSION = 1;

    private static final List<String> DICE = List.of("sun", "monsoon");
    private static final int MOST_TRIES = 20;
    private static final int LEAST_STRENGTH = 4;
    private static final int STRENGTHS = 5;
    private static final int LEAST_DIRECTION = 24;
    private static final int DIRECTIONS = 17;

    @Override
    public String name() {
        return "toss";
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public Class<PluvionautesState> states() {
        return PluvionautesState.class;
    }

    @Override
    public Drawn draw(PluvionautesState state, Dice dice) {
        if (!state.tossing()) return ThrowSource.drawn(state, dice);
        Relief relief = Reading.relief(state);
        DiceFlight flight = toss(relief, dice);
        for (int tries = 1; tries < MOST_TRIES && missed(flight); tries++) flight = toss(relief, dice);
        int sun = Reading.tossed(Weather.SUN, flight.courses().get(0)).pack();
        int monsoon = Reading.tossed(Weather.MONSOON, flight.courses().get(1)).pack();
        return new Drawn(List.of(sun, monsoon), Trajectories.of(DICE, flight));
    }

    private static DiceFlight toss(Relief relief, Dice dice) {
        int release = dice.roll(Aim.RELEASES);
        int opposite = (release + Aim.RELEASES / 2) % Aim.RELEASES;
        List<Launch> both = List.of(Hand.throwing(any(release, dice), dice), Hand.throwing(any(opposite, dice), dice));
        return ThrowSimulation.of(new DiceThrow(relief, both, List.of()));
    }

    private static Aim any(int release, Dice dice) {
        int direction = LEAST_DIRECTION + dice.roll(DIRECTIONS);
        return new Aim(release, direction, LEAST_STRENGTH + dice.roll(STRENGTHS), dice.roll(Aim.SPINS) - Aim.SPINS / 2);
    }

    private static boolean missed(DiceFlight flight) {
        return flight.courses().stream().anyMatch(DiceFlight.Course::off);
    }
}
