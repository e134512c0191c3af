package tablee.flow.bots;

import tablee.core.Reason;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Stock;

/** What speaks for playing an Action card (FLOW-41 to 46). */
final class CardReasons {
    private CardReasons() {}

    static Reason of(FlowState s, ActionCard card) {
        String key = "play-" + card.word();
        return switch (card) {
            case SUPPORT -> Reason.of("FLOW-41", key, FlowReasons.missing(s.board));
            case BIRD -> Reason.of("FLOW-42", key, planned(s));
            case CURRENT -> Reason.of("FLOW-43", key, FlowReasons.missing(s.board));
            case FISHING -> Reason.of("FLOW-44", key, s.rules.fishing(), Stock.size(s.pile));
            case CALM_WATERS -> Reason.of("FLOW-45", key, planned(s));
            case RETURN -> Reason.of("FLOW-46", key, Stock.size(s.discard));
        };
    }

    /** How many tiles of the plan lie on the board and have no Bird. */
    private static int planned(FlowState s) {
        long squares = new Route().find(s.board).squares();
        return Long.bitCount(squares & s.board.tiles() & ~s.board.birds());
    }
}
