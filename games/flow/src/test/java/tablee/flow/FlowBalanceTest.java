package tablee.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.Told;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;

/**
 * A simple team of three that plays no cards, in untimed games: by our reading this is a game that can be won and lost.
 * With {@code -Dtablee.full=true} it prints the table in docs/flow-facts.md.
 */
class FlowBalanceTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int GAMES = FULL ? 10_000 : 100;
    private static final long SEED = Long.getLong("tablee.seed", 1);

    /** Wins in a thousand. */
    private static int permille(String difficulty, int turns) {
        Map<String, String> options =
                new TreeMap<>(Map.of("round", "untimed", "turns", Integer.toString(turns), "difficulty", difficulty));
        FlowState start = new Flow().open(new Flow().card().setup(3, options));
        FastDice dice = new FastDice(SEED);
        int wins = 0;
        for (int i = 0; i < GAMES; i++) if (wins(start.copy(), dice)) wins++;
        if (FULL) System.out.printf("%s, %d turns a round: %d of %d won%n", difficulty, turns, wins, GAMES);
        return 1000 * wins / GAMES;
    }

    private static boolean wins(FlowState state, FastDice dice) {
        Playout playout = new Playout(dice);
        FlowGreedy player = new FlowGreedy();
        Moves moves = new Moves();
        while (state.toAct() != 0) {
            playout.choose(state);
            int move = playout.move();
            if (Actor.isSeat(playout.actor())) {
                moves.clear();
                state.moves(playout.actor(), moves);
                boolean drawing = state.phase == Phase.TURN; // the first move listed draws a tile, if there is one
                move = drawing ? moves.get(0) : player.choose(state, playout.actor(), moves, dice);
            }
            state.play(playout.actor(), move, 0, Told.DEAF);
        }
        return state.phase == Phase.WON;
    }

    @Test
    @DisplayName("FLOW-50 A simple team wins about half of its games at 8 turns a round, and more at 12")
    void turns() {
        int eight = permille("none", 8);
        int twelve = permille("none", 12);
        assertTrue(eight > 350 && eight < 600, "at 8 turns a round " + eight + " of 1000, seed " + SEED);
        assertTrue(twelve > eight + 100 && twelve < 950, "at 12 turns a round " + twelve + " of 1000, seed " + SEED);
    }

    @Test
    @DisplayName("FLOW-70 Scenario cards make the game harder")
    void difficulty() {
        int none = permille("none", 8);
        int most = permille("inconceivable", 8);
        assertTrue(most < none, most + " and " + none + " of 1000, seed " + SEED);
        if (!FULL) return;
        for (String level : new String[] {"very-easy", "easy", "medium", "hard", "very-hard"}) permille(level, 8);
    }
}
