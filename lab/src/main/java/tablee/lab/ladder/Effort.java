package tablee.lab.ladder;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import tablee.core.Game;
import tablee.core.State;

/**
 * How one game is tried on the ladder. A game says so in {@code ladder.properties} beside its class; one that says nothing is
 * tried with few iterations.
 *
 * @param iterations what is worth at most 50 milliseconds of one core a decision, mostly far less (docs/bots.md)
 * @param climbs whether the best level is also tried with more and more to think
 */
record Effort(long iterations, boolean climbs) {
    private static final String USUAL = "1000";

    static Effort of(Game<?> game) {
        Properties said = new Properties();
        try (InputStream in = game.getClass().getResourceAsStream("ladder.properties")) {
            if (in != null) said.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Effort(
                Long.parseLong(said.getProperty("iterations", USUAL)),
                said.getProperty("climbs", "no").equals("yes"));
    }

    /** Whether all seats play on one side, so that levels cannot be set against one another. */
    static boolean isTogether(Game<?> game) {
        int most = game.card().seatCounts().get(game.card().seatCounts().size() - 1);
        State<?> state = game.open(game.card().setup(most, game.card().untimed()));
        for (int seat = 1; seat < most; seat++) if (state.side(seat) != state.side(0)) return false;
        return true;
    }
}
