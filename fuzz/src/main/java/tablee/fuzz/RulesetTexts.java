package tablee.fuzz;

import java.util.Map;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Playout;
import tablee.core.State;

/** Ruleset files: refused in a sentence that names the line, or played by. */
public final class RulesetTexts {
    private static final int SOME_PLIES = 40;

    private RulesetTexts() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Input input = Input.of(bytes);
        try {
            attempt(input, input.game());
        } catch (BadInput refused) {
            if (refused.sentence().isBlank()) throw new AssertionError("refused without a sentence", refused);
        }
    }

    private static <S extends State<S>> void attempt(Input input, Game<S> game) {
        Card card = game.card();
        S state = game.open(card.setup(input.seats(), card.newestRuleset(), Map.of(), input.text()));
        new Playout(new FastDice(input.plies())).run(state, SOME_PLIES);
    }
}
