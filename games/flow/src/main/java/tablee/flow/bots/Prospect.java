package tablee.flow.bots;

import tablee.flow.rules.FlowRules;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Stock;

/**
 * The chance to win, judged by how many tiles are missing, how many turns there are until the wave, how much of the plan it
 * will take, and for how many rounds there are tiles (FLOW-50, 53, 61). Far from the goal all chances are near 0 and tell no board
 * from another, so a part of the judgement is how near the goal is, and nothing else.
 */
final class Prospect {
    /** How often in a hundred a turn brings the plan one tile further. */
    private static final int HELPS = 50;

    /** What a card in somebody's hand is worth, in hundredths of a tile. */
    private static final int CARD = 10;

    /** What a tile that the wave takes costs, in hundredths of a tile: the new one has to fit as well. */
    private static final int FEAR = 140;

    /** How much of the judgement, in thousandths, is nearness; and who lacks this number of hundredths of a tile is not near at all. */
    private static final int NEARNESS = 300;

    private static final int FARTHEST = 2000;

    /** What it takes to decide and do one thing on timed tables. */
    private static final int TURN_MILLIS = 5000;

    private static final int MOST_TURNS = 24;
    private static final int MOST_MISSING = 48;

    /** In thousandths: the chance that this many turns bring at least this many tiles. */
    private static final int[][] ENOUGH = new int[MOST_TURNS + 1][MOST_MISSING + 1];

    static {
        for (int turns = 0; turns <= MOST_TURNS; turns++) {
            ENOUGH[turns][0] = 1000;
            for (int missing = 1; turns > 0 && missing <= MOST_MISSING; missing++) {
                int[] before = ENOUGH[turns - 1];
                ENOUGH[turns][missing] = (HELPS * before[missing - 1] + (100 - HELPS) * before[missing]) / 100;
            }
        }
    }

    private Prospect() {}

    static int of(FlowState s, Route route) {
        int turns = turns(s.rules);
        int left = Math.max(0, Math.min(turns - s.taken, s.tilesLeft() + cards(s)));
        int missing = Math.max(0, 100 * route.missing() - CARD * cards(s));
        int now = enough(left, missing);
        int harm = damage(s, route.squares()) * FEAR / 100;
        int later = Math.max(0, missing - HELPS * left) + harm;
        int rounds = (s.tilesLeft() - left) / turns;
        int chance = enough(turns, later);
        int lost = 1000 - now;
        for (int round = 0; round < rounds; round++) lost = lost * (1000 - chance) / 1000;
        int rest = enough(Math.max(0, (s.tilesLeft() - left) % turns), later);
        lost = lost * (1000 - rest / 2) / 1000;
        int near = 1000 * Math.max(0, FARTHEST - missing - harm) / FARTHEST;
        return Math.max(1, Math.min(((1000 - lost) * (1000 - NEARNESS) + near * NEARNESS) / 1000, 999));
    }

    private static int turns(FlowRules rules) {
        int turns = rules.timed() ? (int) (rules.roundMillis() / TURN_MILLIS) : rules.turns();
        return Math.min(turns, MOST_TURNS);
    }

    private static int cards(FlowState s) {
        int cards = 0;
        for (long hand : s.hands) cards += Stock.size(hand);
        return cards;
    }

    /** Between whole numbers of tiles the chance is drawn as a straight line. */
    private static int enough(int turns, int hundredths) {
        int whole = Math.min(hundredths / 100, MOST_MISSING - 1);
        int part = hundredths % 100;
        int[] chances = ENOUGH[Math.min(turns, MOST_TURNS)];
        return (chances[whole] * (100 - part) + chances[whole + 1] * part) / 100;
    }

    /** How much of these squares' tiles the next wave takes on average, in hundredths of a tile. */
    static int damage(FlowState s, long squares) {
        long tiles = s.board.tiles() & squares & ~s.board.birds();
        int onOne = Long.bitCount(tiles & Lines.CENTRE);
        int onTwo = Long.bitCount(tiles & ~Lines.CENTRE);
        return s.calm ? 100 * (onOne + 2 * onTwo) / 12 : 100 * (6 * onOne + 11 * onTwo) / 36;
    }
}
