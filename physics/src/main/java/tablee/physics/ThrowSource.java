package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import tablee.core.ChanceSource;
import tablee.core.Dice;
import tablee.core.Odds;
import tablee.core.State;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Weather;

/**
 * The balloon die is really thrown (PLUV-30): where it lands and what it hits comes from the simulation. Any change that makes
 * a throw come out differently is a new version. Version 2 reads a die in a notch of the rim as lying between two cells.
 */
public final class ThrowSource implements ChanceSource<PluvionautesState> {
    static final int VERSION = 2;

    private static final List<String> DICE = List.of("balloon", "sun", "monsoon");

    @Override
    public String name() {
        return "throw";
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
        return draw(state, dice, Tray::cells);
    }

    static Drawn draw(PluvionautesState state, Dice dice, Reading.Cells read) {
        if (!state.throwing()) return drawn(state, dice);
        boolean weather = state.weatherInPlay();
        Relief relief = Reading.relief(state);
        List<Pose> lying = new ArrayList<>();
        if (weather) for (Weather die : Weather.values()) lying.add(Reading.lying(state, relief, die));
        Launch launch = Hand.throwing(state.aim(), dice);
        DiceFlight flight = ThrowSimulation.of(new DiceThrow(relief, List.of(launch), lying));
        return new Drawn(moves(state, flight, read), Trajectories.of(DICE.subList(0, 1 + lying.size()), flight));
    }

    /** The landing, and if it is on the board, what became of the weather dice that were hit, the sun first. */
    private static List<Integer> moves(PluvionautesState state, DiceFlight flight, Reading.Cells read) {
        List<Weather> hit = new ArrayList<>();
        for (Weather die : Weather.values())
            if (state.weatherInPlay() && course(flight, die).moved()) hit.add(die);
        DiceFlight.Course balloon = flight.courses().get(0);
        Landing landing = Reading.landing(balloon, read, hit.contains(Weather.SUN), hit.contains(Weather.MONSOON));
        List<Integer> moves = new ArrayList<>(List.of(landing.pack()));
        if (balloon.off()) return moves;
        for (Weather die : hit)
            moves.add(Reading.knock(state, die, course(flight, die), read).pack());
        return moves;
    }

    private static DiceFlight.Course course(DiceFlight flight, Weather die) {
        return flight.courses().get(1 + die.ordinal());
    }

    /** A position set up in the middle of a throw gets the rest of it from the odds. */
    static <S extends State<S>> Drawn drawn(S state, Dice dice) {
        Odds odds = new Odds();
        state.odds(odds);
        return new Drawn(List.of(odds.pick(dice)), Trajectories.NONE);
    }
}
