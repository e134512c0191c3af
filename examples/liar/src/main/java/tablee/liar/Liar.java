package tablee.liar;

import java.util.List;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.liar.positions.LiarPlacement;
import tablee.liar.positions.LiarPosition;
import tablee.liar.rules.LiarRules;
import tablee.liar.rules.LiarState;

/** Liar's Dice: everybody rolls in secret and bids on what lies under all cups. */
public final class Liar implements Game<LiarState> {
    private static final List<Option> OPTIONS =
            List.of(new Option.Range(LiarRules.DICE, 1, LiarRules.MOST_DICE, 5), new Option.Flag(LiarRules.WILD, true));
    private static final Card CARD = new Card("liar", "Liar's Dice", List.of(1), List.of(2, 3, 4, 5, 6), OPTIONS);

    @Override
    public Card card() {
        return CARD;
    }

    @Override
    public LiarState open(Setup setup) {
        return new LiarState(LiarRules.of(setup), LiarNotation.INSTANCE);
    }

    @Override
    public Class<LiarPosition> positionType() {
        return LiarPosition.class;
    }

    @Override
    public LiarState place(Setup setup, Record position) {
        return LiarPlacement.place(open(setup), (LiarPosition) position);
    }
}
