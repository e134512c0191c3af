package tablee.flow.positions;

import java.util.Arrays;
import tablee.core.BadInput;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Direction;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.SetUp;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;
import tablee.flow.rules.TurnBoat;

/** Whether a position could be one of a game: all pieces are there, and everything fits what the game waits for. */
final class FlowInvariants {
    private FlowInvariants() {}

    static void check(FlowState s) {
        pieces(s);
        board(s);
        scenarios(s);
        TurnInvariants.check(s);
        if (beforeTheRounds(s.phase)) setUp(s);
    }

    static void must(boolean sound, String otherwise) {
        if (!sound) throw new BadInput(otherwise);
    }

    // ---- Pieces ----------------------------------------------------------------------------------------------------

    private static void pieces(FlowState s) {
        long onBoard = Stock.NONE;
        for (long left = s.board.tiles() & ~s.board.solid(); left != 0; left &= left - 1) {
            onBoard += Stock.one(s.board.tile(Square.first(left)).ordinal());
        }
        boolean drawn = s.phase == Phase.PLACE && s.held >= 0 && s.held < Tile.KINDS;
        long inHand = drawn ? Stock.one(s.held) : Stock.NONE;
        all(s.rules.tiles(), "Map tiles", s.pile, s.revealed, s.discard, onBoard, inHand);
        long beside = s.calm ? Stock.one(ActionCard.CALM_WATERS.ordinal()) : Stock.NONE;
        all(s.rules.cards(), "Action cards", s.cardPile, s.cardDiscard, beside, total(s.hands));
        must(Long.bitCount(s.board.birds()) <= s.rules.birds(), "There are too many Bird tokens.");
    }

    private static long total(long[] hands) {
        long total = Stock.NONE;
        for (long hand : hands) {
            must(Stock.size(total) + Stock.size(hand) <= Stock.MOST, "There are more cards than any box holds.");
            total += hand;
        }
        return total;
    }

    /** The parts are just the whole; their sizes are compared too, since a count too large would spill into the next. */
    private static void all(long whole, String what, long... parts) {
        int size = 0;
        for (long part : parts) size += Stock.size(part);
        boolean all = size == Stock.size(whole) && Arrays.stream(parts).sum() == whole;
        must(all, "The " + what + " are not all there, or there are too many.");
    }

    private static void board(FlowState s) {
        for (long left = s.board.tiles() & ~s.board.solid(); left != 0; left &= left - 1) {
            int square = Square.first(left);
            long bit = Square.bit(square);
            boolean matches = (s.board.matching(s.board.edges(square), bit) & bit) != 0;
            must(
                    matches,
                    "The edges of the tile on " + Square.name(square) + " do not match its neighbours (FLOW-25).");
        }
    }

    // ---- Scenarios -------------------------------------------------------------------------------------------------

    private static void scenarios(FlowState s) {
        long silence = Stock.one(Scenario.NO_COMMUNICATION.ordinal());
        must(s.setAside == 0 || s.setAside == silence, "Only No Communication is set aside.");
        must(Stock.holds(s.rules.deck(), s.scenarios + s.setAside), "There are fewer Scenario cards than that.");
        must(Stock.count(s.scenarios, Scenario.NO_COMMUNICATION.ordinal()) <= 1, "No Communication counts once.");
        must(Stock.holds(s.scenarios, s.rules.picked()), "The Scenario cards picked by hand are not all there.");
        int toDraw = SetUp.scenariosToDraw(s);
        boolean drawing = s.phase == Phase.SCENARIO;
        must(drawing ? toDraw > 0 : toDraw == 0, "There are not as many Scenario cards as the table chose.");
        must(SetUp.obstaclesToPlace(s) >= 0, "There are too many Scenario obstacles.");
        boolean singlePath = s.board.edges(Square.BOAT) != Edges.ALL;
        boolean turned = s.has(Scenario.SINGLE_PATH_BOAT) && !beforeTheRounds(s.phase);
        must(singlePath == turned, "The Boat shows the wrong side.");
    }

    // ---- Set-up ----------------------------------------------------------------------------------------------------

    static boolean beforeTheRounds(Phase phase) {
        return phase.compareTo(Phase.READY) < 0;
    }

    private static void setUp(FlowState s) {
        must(s.pile == s.rules.tiles(), "Tiles are drawn after the set-up.");
        must(s.board.ways(0, 0) == Square.ANIMALS, "The Scenario obstacles leave an animal no way (FLOW-71).");
        boolean singlePath = s.has(Scenario.SINGLE_PATH_BOAT);
        boolean way = Arrays.stream(Direction.ALL).anyMatch(direction -> TurnBoat.mayFace(s, direction));
        must(way || !singlePath, "The Scenario obstacles leave the Boat no direction (FLOW-71).");
        boolean beforeObstacles = s.phase.compareTo(Phase.OBSTACLE) < 0;
        must(!beforeObstacles || s.board.solid() == 0, "Scenario obstacles lie there too early.");
        int toDeal = SetUp.cardsToDeal(s);
        int toPlace = SetUp.obstaclesToPlace(s);
        switch (s.phase) {
            case SCENARIO -> must(Stock.size(s.hands[0]) == 0, "Cards are dealt after the scenarios.");
            case DEAL -> must(toDeal > 0, "All cards are dealt.");
            case FIRST -> must(toDeal == 0 && s.rules.first() < 0, "Nobody has to say who begins.");
            case OBSTACLE -> must(toDeal == 0 && toPlace > 0, "All Scenario obstacles are placed.");
            default -> must(toDeal == 0 && toPlace == 0 && singlePath, "The Boat is not turned now.");
        }
        dealtInTurn(s);
    }

    private static void dealtInTurn(FlowState s) {
        int before = Stock.size(s.hands[0]);
        int least = Stock.size(s.hands[s.hands.length - 1]);
        must(before - least <= 1, "Cards are dealt one to each seat in turn.");
        for (long hand : s.hands) {
            must(Stock.size(hand) <= before, "Cards are dealt in the order of seats.");
            before = Stock.size(hand);
        }
    }
}
