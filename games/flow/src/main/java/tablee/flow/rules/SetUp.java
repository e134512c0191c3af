package tablee.flow.rules;

import tablee.core.Actor;
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
    private static void advance(FlowState s, Told told) {
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

    private static int cardsDealt(FlowState s) {
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

    // ---- Steps -----------------------------------------------------------------------------------------------------

    static void drawScenario(FlowState s, int kind, Told told) {
        Scenario scenario = Scenario.at(kind);
        boolean second = scenario == Scenario.NO_COMMUNICATION && s.has(scenario);
        if (second) s.setAside += Stock.one(kind);
        else s.scenarios += Stock.one(kind);
        if (told.listening()) {
            told.all(second ? new FlowEvent.ScenarioSetAside(scenario) : new FlowEvent.ScenarioDrawn(scenario));
        }
        advance(s, told);
    }

    static void deal(FlowState s, int card, Told told) {
        int seat = cardsDealt(s) % s.rules.seats();
        boolean hidden = Silence.hidesHands(s);
        s.cardPile -= Stock.one(card);
        s.hands[seat] += Stock.one(card);
        if (told.listening()) {
            Record dealt = new FlowEvent.CardDealt(seat, ActionCard.at(card));
            if (hidden) told.some(Actor.bit(seat), dealt, new FlowEvent.HiddenCardDealt(seat));
            else told.all(dealt);
        }
        advance(s, told);
    }

    static void nameFirst(FlowState s, int seat, Told told) {
        s.seat = seat;
        if (told.listening()) told.all(new FlowEvent.FirstPlayer(seat));
        advance(s, told);
    }

    static void rollObstacle(FlowState s, int white, int black, Told told) {
        int square = Square.crossing(white, black);
        if (mayLie(s, square)) {
            s.board.put(square, Tile.SCENARIO_OBSTACLE, Edges.NONE);
            s.flow();
            if (told.listening()) told.all(new FlowEvent.ObstaclePlaced(white, black, Square.name(square)));
            advance(s, told);
        } else if (told.listening()) {
            told.all(new FlowEvent.ObstacleRerolled(white, black, Square.name(square), reroll(s, square)));
        }
    }

    /** FLOW-71. */
    private static boolean mayLie(FlowState s, int square) {
        long bit = Square.bit(square);
        return (s.board.taken() & bit) == 0 && s.board.sealing(bit, 0) == 0 && leavesBoatDirection(s, bit);
    }

    private static boolean leavesBoatDirection(FlowState s, long blocked) {
        if (!s.has(Scenario.SINGLE_PATH_BOAT)) return true;
        for (Direction direction : Direction.ALL) {
            if (s.board.waysIf(direction, blocked) == Square.ANIMALS) return true;
        }
        return false;
    }

    private static FlowEvent.Reroll reroll(FlowState s, int square) {
        long bit = Square.bit(square);
        if ((Square.ANIMALS & bit) != 0) return FlowEvent.Reroll.ANIMAL_SPACE;
        if ((s.board.taken() & bit) != 0) return FlowEvent.Reroll.OCCUPIED;
        if (s.board.sealing(bit, 0) != 0) return FlowEvent.Reroll.NO_WAY_LEFT;
        return FlowEvent.Reroll.NO_BOAT_DIRECTION_LEFT;
    }

    /** FLOW-77: a direction in which some animal has no possible way is not offered. */
    public static boolean boatMayFace(FlowState s, Direction direction) {
        return s.board.waysIf(direction, 0) == Square.ANIMALS;
    }

    static void turnBoat(FlowState s, Direction direction, Told told) {
        s.board.turnBoat(direction.bit());
        s.flow();
        if (told.listening()) told.all(new FlowEvent.BoatTurned(s.seat, Edges.write(direction.bit())));
        advance(s, told);
    }
}
