package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.Told;

/** The six Action cards (FLOW-40 to 47). A card leaves the hand when its effect is complete. */
public final class Cards {
    private Cards() {}

    // ---- What can be played ----------------------------------------------------------------------------------------

    static boolean playable(FlowState s, int card) {
        return allowed(s, card) && possible(s, card);
    }

    /** Whether the round still admits this card (FLOW-45, 74). */
    public static boolean allowed(FlowState s, int card) {
        if (s.carded && s.has(Scenario.ONE_CARD)) return false;
        return !s.calm || card != ActionCard.CALM_WATERS.ordinal();
    }

    /** Whether the card's effect can be carried out in full (FLOW-20). */
    public static boolean possible(FlowState s, int card) {
        return switch (ActionCard.at(card)) {
            case SUPPORT -> touchable(s) != 0;
            case BIRD -> protectable(s) != 0;
            case CURRENT -> anyMovable(s);
            case FISHING -> Stock.size(s.pile) >= s.rules.fishing();
            case CALM_WATERS -> true;
            case RETURN -> anyReturnable(s);
        };
    }

    public static boolean anyPlayable(FlowState s, int seat) {
        for (int card = 0; card < ActionCard.KINDS; card++) {
            if (Stock.has(s.hands[seat], card) && playable(s, card)) return true;
        }
        return false;
    }

    /** Whether somebody holds a card that could be played, did FLOW-45 or 74 not bar it (FLOW-61). */
    public static boolean anyBarred(FlowState s) {
        for (long hand : s.hands) {
            for (int card = 0; card < ActionCard.KINDS; card++) {
                if (Stock.has(hand, card) && !allowed(s, card) && possible(s, card)) return true;
            }
        }
        return false;
    }

    /** The tiles that Support and Current may touch (FLOW-41, 43, 76). */
    static long touchable(FlowState s) {
        long tiles = s.board.tiles();
        return s.has(Scenario.OBSTACLES_UNTOUCHED) ? tiles & ~s.board.obstacles() : tiles;
    }

    static long protectable(FlowState s) {
        return Long.bitCount(s.board.birds()) < s.rules.birds() ? s.board.tiles() & ~s.board.birds() : 0;
    }

    /** The tiles that Current can take somewhere. */
    public static long movable(FlowState s) {
        long movable = 0;
        int asked = 0;
        int sure = 0;
        for (long left = touchable(s); left != 0; left &= left - 1) {
            Tile tile = s.board.tile(Square.first(left));
            int kind = 1 << tile.ordinal();
            if ((asked & kind) == 0 && Fit.surely(s, tile)) sure |= kind;
            asked |= kind;
            if ((sure & kind) != 0 || Fit.any(s, tile, left & -left)) movable |= left & -left;
        }
        return movable;
    }

    private static boolean anyMovable(FlowState s) {
        for (long left = touchable(s); left != 0; left &= left - 1) {
            Tile tile = s.board.tile(Square.first(left));
            if (Fit.surely(s, tile) || Fit.any(s, tile, left & -left)) return true;
        }
        return false;
    }

    public static boolean returnable(FlowState s, int tile) {
        return Stock.has(s.discard, tile) && Fit.any(s, Tile.at(tile));
    }

    private static boolean anyReturnable(FlowState s) {
        for (int tile = 0; tile < Tile.KINDS; tile++) if (returnable(s, tile)) return true;
        return false;
    }

    // ---- What speaks against it ------------------------------------------------------------------------------------

    static Optional<Refusal> refuse(FlowState s, int card) {
        boolean fine = Stock.has(s.hands[s.seat], card) && playable(s, card);
        return fine ? Optional.empty() : Optional.of(why(s, card));
    }

    private static Refusal why(FlowState s, int card) {
        if (!Stock.has(s.hands[s.seat], card))
            return Refusal.of("FLOW-20", "card-not-in-hand", ActionCard.at(card).key());
        if (s.carded && s.has(Scenario.ONE_CARD)) return Refusal.of("FLOW-74", "one-card-a-round");
        return switch (ActionCard.at(card)) {
            case SUPPORT -> untouchable(s, "FLOW-41", "nothing-to-remove");
            case BIRD -> Refusal.of("FLOW-42", "nothing-to-protect");
            case CURRENT -> untouchable(s, "FLOW-43", "nothing-to-move");
            case FISHING -> Refusal.of("FLOW-44", "too-few-face-down", s.rules.fishing());
            case CALM_WATERS -> Refusal.of("FLOW-45", "calm-already");
            case RETURN -> Refusal.of("FLOW-46", s.discard == Stock.NONE ? "nothing-discarded" : "nothing-to-return");
        };
    }

    /** Where there are tiles and all of them have obstacles, it is the scenario that forbids it. */
    private static Refusal untouchable(FlowState s, String rule, String key) {
        boolean barred = s.board.tiles() != 0 && Cards.touchable(s) == 0;
        return barred ? Refusal.of("FLOW-76", "only-obstacles") : Refusal.of(rule, key);
    }

    /** What speaks against a tile that a card cannot be used on. */
    static Optional<Refusal> refuseTile(FlowState s, int square, String rule) {
        String name = Square.name(square);
        if (Square.in(s.board.tiles(), square)) return Optional.of(Refusal.of("FLOW-76", "obstacle-untouched", name));
        boolean fixed = Square.in(Square.FIXED, square);
        if (fixed) return Optional.of(Refusal.of(rule, "not-a-tile-to-choose", Square.occupant(square)));
        return Optional.of(Refusal.of(rule, "no-tile-there", name));
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    static void play(FlowState s, int card, Told told) {
        if (Silence.hidesHands(s)) Silence.cardSeen(s, card, told);
        if (told.listening()) told.all(new FlowEvent.CardPlayed(s.seat, ActionCard.at(card)));
        switch (ActionCard.at(card)) {
            case SUPPORT -> s.phase = Phase.SUPPORT;
            case BIRD -> s.phase = Phase.BIRD;
            case CURRENT -> s.phase = Phase.CURRENT;
            case RETURN -> s.phase = Phase.RETURN;
            case FISHING -> {
                s.phase = Phase.FISHING;
                s.toTurnUp = s.rules.fishing();
            }
            case CALM_WATERS -> {
                s.calm = true;
                leaveHand(s, card);
                Rounds.finishTurn(s, told);
            }
        }
    }

    private static void leaveHand(FlowState s, int card) {
        s.hands[s.seat] -= Stock.one(card);
        if (Stock.has(s.shown[s.seat], card)) s.shown[s.seat] -= Stock.one(card);
        s.carded = true;
    }

    /** The card's effect is complete, and with it the turn. */
    static void done(FlowState s, Told told) {
        int card = s.phase.card();
        leaveHand(s, card);
        s.cardDiscard += Stock.one(card);
        Rounds.finishTurn(s, told);
    }

    /** Takes tiles off the board: Map tiles are discarded, Scenario obstacles leave the game (FLOW-55). */
    static void remove(FlowState s, long squares) {
        for (long left = squares & ~s.board.solid(); left != 0; left &= left - 1) {
            s.discard += Stock.one(s.board.tile(Square.first(left)).ordinal());
        }
        s.board.clear(squares);
        s.flow();
    }
}
