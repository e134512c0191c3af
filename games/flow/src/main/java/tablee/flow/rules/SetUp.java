package tablee.flow.rules;

import tablee.core.Told;

/**
 * Before the first round (FLOW-10 to 13, 70, 71, 77). Scenario cards come first, so that under No Communication nobody
 * sees a hand that is to stay hidden.
 */
public final class SetUp {
    private SetUp() {}

    public static void open(FlowState s) {
        s.scenarios = s.rules.picked();
        s.seat = Math.max(0, s.rules.first());
        advance(s, Told.DEAF);
    }

    /** On to whatever of the set-up comes next, or to the first round. */
    static void advance(FlowState s, Told told) {
        if (scenariosToDraw(s) > 0) s.phase = Phase.SCENARIO;
        else if (cardsToDeal(s) > 0) s.phase = Phase.DEAL;
        else if (s.phase.compareTo(Phase.FIRST) < 0 && s.rules.first() < 0) s.phase = Phase.FIRST;
        else if (obstaclesToPlace(s) > 0) s.phase = Phase.OBSTACLE;
        else if (s.has(Scenario.SINGLE_PATH_BOAT) && s.phase != Phase.BOAT) s.phase = Phase.BOAT;
        else Rounds.first(s, told);
    }

    public static int scenariosToDraw(FlowState s) {
        return s.rules.toDraw() - Stock.size(s.scenarios - s.rules.picked());
    }

    public static int cardsToDeal(FlowState s) {
        return s.rules.deal() * s.rules.seats() - cardsDealt(s);
    }

    static int cardsDealt(FlowState s) {
        int dealt = 0;
        for (long hand : s.hands) dealt += Stock.size(hand);
        return dealt;
    }

    public static int obstaclesToPlace(FlowState s) {
        int cards = Stock.count(s.scenarios, Scenario.OBSTACLES.ordinal());
        return cards * s.rules.obstaclesPerCard() - Long.bitCount(s.board.solid());
    }

    /** The Scenario cards not drawn yet. */
    static long deck(FlowState s) {
        return s.rules.deck() - s.scenarios - s.setAside;
    }
}
