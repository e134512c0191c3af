package tablee.flow.positions;

import tablee.flow.rules.Cards;
import tablee.flow.rules.Ending;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Silence;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/** Whether whose turn it is, the clock and what is being done go together. */
final class TurnInvariants {
    private static final int MANY = 1_000_000;

    private TurnInvariants() {}

    static void check(FlowState s) {
        round(s);
        clock(s);
        inPlay(s);
        if (s.phase.card() >= 0) card(s, s.phase.card());
        canGoOn(s);
        knowledge(s);
    }

    private static void must(boolean sound, String otherwise) {
        FlowInvariants.must(sound, otherwise);
    }

    private static void round(FlowState s) {
        must(s.seat >= 0 && s.seat < s.rules.seats(), "There is no seat " + s.seat + ".");
        must(s.round >= 0 && s.round < MANY, "There is no round " + s.round + ".");
        must(s.taken >= 0 && s.taken < MANY, "That number of turns cannot have been taken.");
        boolean counting = s.phase.compareTo(Phase.READY) > 0;
        must(!FlowInvariants.beforeTheRounds(s.phase) || s.round == 0, "There is no round before the set-up is done.");
        must(!counting || s.round > 0, "A turn belongs to a round.");
        must(counting || s.taken == 0 && !s.calm && !s.carded, "Nothing has happened yet in this round.");
        must(s.waitsForStart() || s.phase != Phase.READY, "Untimed rounds have no start (FLOW-57).");
        int most = midTurn(s.phase) ? s.rules.turns() - 1 : s.rules.turns();
        must(s.rules.timed() || s.taken <= most, "The round has more turns than it lasts.");
    }

    /** In somebody's turn, also where chance has a part in it. */
    private static boolean midTurn(Phase phase) {
        boolean chance = phase == Phase.DRAW || phase == Phase.SWAP || phase == Phase.FISHING;
        return chance || phase.waits() == Phase.Waits.HURRIED_SEAT;
    }

    private static void clock(FlowState s) {
        boolean running = s.deadline != FlowState.NEVER;
        must(running == (s.rules.timed() && midTurn(s.phase)), "The clock runs in timed rounds, and only there.");
        must(s.deadline >= 0, "There is no time before the first.");
        boolean finishing = running && (s.phase.midAction() || s.phase == Phase.SWAP);
        must(finishing || !s.overtime, "Nobody finishes an action after time ran out (FLOW-51).");
    }

    private static void inPlay(FlowState s) {
        must(s.phase.placing() == (s.held != FlowState.NOTHING), "There is a tile in play if it is to be placed.");
        boolean lifted = s.phase == Phase.CURRENT_TO;
        must(lifted == (s.from != FlowState.NOTHING), "A tile is taken up from somewhere by Current, and only then.");
        int most = s.phase == Phase.FISHING ? s.rules.fishing() : 0;
        must(s.toTurnUp >= Math.min(1, most) && s.toTurnUp <= most, "Fishing turns up other numbers of tiles.");
        must(s.toTurnUp <= Stock.size(s.pile), "There are too few tiles to turn up.");
    }

    private static void card(FlowState s, int card) {
        must(Stock.has(s.hands[s.seat], card), "The card being played is not in the hand.");
        boolean turning = s.phase == Phase.FISHING;
        must(Cards.allowed(s, card) && (turning || Cards.possible(s, card)), "The card being played cannot be played.");
    }

    private static void canGoOn(FlowState s) {
        boolean open = s.rules.waveFirst() && s.phase.isWave();
        must(open || Ending.won(s) == (s.phase == Phase.WON), "The game is won if every animal is joined to the Boat.");
        switch (s.phase) {
            case TURN, READY ->
                must(s.tilesLeft() > 0 || Cards.anyPlayable(s, s.seat), "The seat that is to act can do nothing.");
            case DRAW -> must(s.pile != Stock.NONE, "There is no tile to draw.");
            case SWAP -> must(s.cardPile != Stock.NONE, "There is no card to draw.");
            case PLACE -> must(Tile.at(s.held).onMap(), "A Scenario obstacle is not drawn.");
            case CURRENT_TO -> lifted(s);
            case RETURN_TO -> must(s.held < Tile.KINDS && Cards.returnable(s, s.held), "This tile cannot return.");
            case CALM, WAVE_WHITE, WAVE_BLACK -> must(s.calm, "One die is rolled with Calm Waters only.");
            case WAVE -> must(!s.calm, "With Calm Waters one die is rolled.");
            case LOST -> must(s.tilesLeft() == 0 && !anyPossible(s), "The game can go on.");
            default -> {}
        }
    }

    private static boolean anyPossible(FlowState s) {
        for (int seat = 0; seat < s.hands.length; seat++) if (Cards.anyPlayable(s, seat)) return true;
        return Cards.anyBarred(s);
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
