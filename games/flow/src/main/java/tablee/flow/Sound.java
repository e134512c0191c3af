package tablee.flow;

import java.util.Arrays;
import tablee.core.BadInput;

/** Whether a position could be one of a game: all pieces are there, and everything fits what the game waits for. */
final class Sound {
    private Sound() {}

    static void check(FlowState s) {
        pieces(s);
        board(s);
        scenarios(s);
        turn(s);
        clock(s);
        inPlay(s);
        knowledge(s);
    }

    private static void must(boolean sound, String otherwise) {
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
        long talk = Stock.one(Scenario.NO_COMMUNICATION.ordinal());
        must(s.setAside == 0 || s.setAside == talk, "Only No Communication is set aside.");
        must(Stock.holds(s.rules.deck(), s.scenarios + s.setAside), "There are not so many Scenario cards.");
        must(Stock.count(s.scenarios, Scenario.NO_COMMUNICATION.ordinal()) <= 1, "No Communication counts once.");
        must(Stock.holds(s.scenarios, s.rules.picked()), "The Scenario cards picked by hand are not all there.");
        boolean drawing = s.phase == Phase.SCENARIO;
        int toDraw = SetUp.scenariosToDraw(s);
        must(drawing ? toDraw > 0 : toDraw == 0, "There are not as many Scenario cards as the table chose.");
        obstacles(s);
        boolean singlePath = s.board.edges(Square.BOAT) != Edges.ALL;
        boolean turned = s.has(Scenario.SINGLE_PATH_BOAT) && s.phase.compareTo(Phase.BOAT) > 0;
        must(singlePath == turned, "The Boat shows the wrong side.");
        boolean toTurn = s.phase == Phase.BOAT;
        must(!toTurn || s.has(Scenario.SINGLE_PATH_BOAT), "The Boat is turned in another scenario.");
    }

    private static void obstacles(FlowState s) {
        int left = SetUp.obstaclesToPlace(s);
        int all = left + Long.bitCount(s.board.solid());
        if (s.phase.compareTo(Phase.OBSTACLE) < 0) must(left == all, "Scenario obstacles lie there too early.");
        if (s.phase == Phase.FIRST) must(s.rules.first() < 0, "The table chose who begins.");
        if (s.phase == Phase.OBSTACLE) must(left > 0, "All Scenario obstacles are placed.");
        if (s.phase == Phase.BOAT) must(left == 0, "There are Scenario obstacles to place.");
        must(left >= 0, "There are too many Scenario obstacles.");
        if (s.phase.compareTo(Phase.BOAT) > 0) return;
        must(s.board.tiles() == s.board.solid(), "There are Map tiles on the board before the first round.");
        must(s.board.ways(0, 0) == Square.ANIMALS, "The Scenario obstacles leave an animal no way (FLOW-71).");
    }

    // ---- Turns and time --------------------------------------------------------------------------------------------

    private static void turn(FlowState s) {
        must(s.seat >= 0 && s.seat < s.rules.seats(), "There is no seat " + s.seat + ".");
        boolean before = s.phase.compareTo(Phase.BOAT) <= 0;
        boolean counting = s.phase.compareTo(Phase.READY) > 0;
        must(s.round >= 0 && s.round < 1_000_000, "There is no round " + s.round + ".");
        must(!before || s.round == 0, "There is no round before the set-up is done.");
        must(!counting || s.round > 0, "A turn belongs to a round.");
        must(s.taken >= 0 && s.taken < 1_000_000, "So many turns cannot have been taken.");
        must(before || s.rules.timed() || s.phase != Phase.READY, "Untimed rounds have no start (FLOW-57).");
        int most = midTurn(s.phase) ? s.rules.turns() - 1 : s.rules.turns();
        must(s.rules.timed() || s.taken <= most, "The round has more turns than it lasts.");
        must(counting || s.taken == 0 && !s.calm && !s.carded, "Nothing has happened yet in this round.");
        int dealt = s.rules.deal() * s.rules.seats();
        if (s.phase == Phase.DEAL) must(SetUp.cardsToDeal(s) > 0, "All cards are dealt.");
        else if (before && s.phase != Phase.SCENARIO) must(SetUp.cardsToDeal(s) == 0, "All have their cards now.");
        if (s.phase == Phase.SCENARIO) must(SetUp.cardsToDeal(s) == dealt, "Cards are dealt after the scenarios.");
        if (s.phase.compareTo(Phase.DEAL) <= 0) dealtInTurn(s);
    }

    private static void dealtInTurn(FlowState s) {
        int most = Stock.size(s.hands[0]);
        int least = Stock.size(s.hands[s.hands.length - 1]);
        for (int seat = 1; seat < s.hands.length; seat++) {
            must(Stock.size(s.hands[seat]) <= Stock.size(s.hands[seat - 1]), "Cards are dealt in the order of seats.");
        }
        must(most - least <= 1, "Cards are dealt one to each seat in turn.");
        must(s.pile == s.rules.tiles(), "Tiles are drawn after the set-up.");
    }

    private static void clock(FlowState s) {
        boolean running = s.deadline != FlowState.NEVER;
        must(running == (s.rules.timed() && midTurn(s.phase)), "The clock runs in timed rounds, and only there.");
        must(!running || s.deadline >= 0, "There is no time before the first.");
        must(
                !s.overtime || running && s.phase != Phase.TURN && s.phase != Phase.DRAW && s.phase != Phase.FISHING,
                "Nobody finishes an action after time ran out (FLOW-51).");
    }

    /** In somebody's turn, also where chance has a part in it. */
    private static boolean midTurn(Phase phase) {
        boolean chance = phase == Phase.DRAW || phase == Phase.SWAP || phase == Phase.FISHING;
        return chance || phase.waits() == Phase.Waits.HURRIED_SEAT;
    }

    // ---- What is being done ----------------------------------------------------------------------------------------

    private static void inPlay(FlowState s) {
        boolean lifted = s.phase == Phase.CURRENT_TO;
        must(s.phase.placing() == (s.held != FlowState.NOTHING), "There is a tile in play if it is to be placed.");
        must(lifted == (s.from != FlowState.NOTHING), "A tile is taken up from somewhere by Current, and only then.");
        must(
                (s.phase == Phase.CALM || s.phase == Phase.WAVE_WHITE || s.phase == Phase.WAVE_BLACK)
                        ? s.calm
                        : s.phase != Phase.WAVE || !s.calm,
                "Calm Waters decides how many dice are rolled.");
        int toTurnUp = s.phase == Phase.FISHING ? s.rules.fishing() : 0;
        must(s.toTurnUp >= Math.min(1, toTurnUp) && s.toTurnUp <= toTurnUp, "Fishing turns up other numbers of tiles.");
        must(Stock.size(s.pile) >= s.toTurnUp, "There are too few tiles to turn up.");
        if (s.phase.card() >= 0) card(s, s.phase.card());
        switch (s.phase) {
            case TURN, READY ->
                must(s.tilesLeft() > 0 || Cards.anyPlayable(s, s.seat), "Whoever is to act can do nothing.");
            case DRAW -> must(s.pile != Stock.NONE, "There is no tile to draw.");
            case SWAP -> must(s.cardPile != Stock.NONE, "There is no card to draw.");
            case PLACE -> must(Tile.at(s.held).onMap(), "A Scenario obstacle is not drawn.");
            case CURRENT_TO -> lifted(s);
            case RETURN_TO -> must(s.held < Tile.KINDS && Cards.returnable(s, s.held), "This tile cannot return.");
            case BOAT ->
                must(Arrays.stream(Direction.ALL).anyMatch(d -> SetUp.boatMayFace(s, d)), "The Boat has no way.");
            case WON -> must(Ending.won(s), "Not every animal is joined to the Boat.");
            case LOST -> must(s.tilesLeft() == 0 && !anyPossible(s), "The game can go on.");
            default -> must(!Ending.won(s), "Every animal is joined to the Boat: the game is won.");
        }
    }

    private static boolean anyPossible(FlowState s) {
        for (int seat = 0; seat < s.hands.length; seat++) if (Cards.anyPlayable(s, seat)) return true;
        return Cards.anyBarred(s);
    }

    private static void card(FlowState s, int card) {
        must(Stock.has(s.hands[s.seat], card), "The card being played is not in the hand.");
        boolean turning = s.phase == Phase.FISHING;
        must(Cards.allowed(s, card) && (turning || Cards.possible(s, card)), "The card being played cannot be played.");
    }

    private static void lifted(FlowState s) {
        must(Square.in(Cards.movable(s), s.from), "The tile on " + Square.name(s.from) + " cannot be moved.");
        must(s.board.tile(s.from).ordinal() == s.held, "Another tile lies where the tile in play was taken up.");
    }

    private static void knowledge(FlowState s) {
        boolean hidden = Silence.hidesHands(s);
        for (int seat = 0; seat < s.hands.length; seat++) {
            must(hidden || s.shown[seat] == Stock.NONE, "Cards are marked as seen only while hands are hidden.");
            must(Stock.holds(s.hands[seat], s.shown[seat]), "A card was seen that is not in the hand.");
        }
        boolean onTable = hidden && s.phase.card() >= 0;
        must(!onTable || Stock.has(s.shown[s.seat], s.phase.card()), "Everybody sees the card being played.");
    }
}
