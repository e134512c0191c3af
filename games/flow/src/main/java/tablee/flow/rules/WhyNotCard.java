package tablee.flow.rules;

import tablee.core.Refusal;

/** Why an Action card, or the tile chosen for it, is refused (FLOW-40 to 47, 74, 76). */
final class WhyNotCard {
    private WhyNotCard() {}

    static Refusal play(FlowState s, int card) {
        if (!Stock.has(s.hands[s.seat], card)) return Refusal.of("FLOW-20", "card-not-in-hand", Why.card(card));
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

    static Refusal remove(FlowState s, int square) {
        return noTile(s, square, "FLOW-41");
    }

    static Refusal protect(FlowState s, int square) {
        if (Square.in(s.board.birds(), square)) return Refusal.of("FLOW-42", "bird-there", Square.name(square));
        return noTile(s, square, "FLOW-42");
    }

    static Refusal lift(FlowState s, int square) {
        if (Square.in(Cards.touchable(s), square)) return Refusal.of("FLOW-43", "nowhere-to-go", Square.name(square));
        return noTile(s, square, "FLOW-43");
    }

    private static Refusal noTile(FlowState s, int square, String rule) {
        if (Square.in(s.board.tiles(), square)) return Refusal.of("FLOW-76", "obstacle-untouched", Square.name(square));
        if (Square.in(Square.FIXED, square)) return Refusal.of(rule, "not-a-tile-to-choose", Why.occupant(square));
        return Refusal.of(rule, "no-tile-there", Square.name(square));
    }

    static Refusal pick(FlowState s, int tile) {
        String key = Stock.has(s.discard, tile) ? "no-place-for-it" : "not-discarded";
        return Refusal.of("FLOW-46", key, Why.tile(tile));
    }
}
