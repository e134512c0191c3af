package tablee.flow.rules;

import java.util.List;
import tablee.core.Ruleset;
import tablee.core.Word;

/**
 * What is in the box, and how much of it comes into play: the numbers of a ruleset file.
 *
 * @param tiles how many Map tiles there are of the first, second … shape that the table names (FLOW-4)
 * @param deal cards for each of one, two … players
 * @param difficulty Scenario cards from very easy to inconceivable
 */
record FlowNumbers(
        List<Integer> tiles,
        List<Integer> obstacleTiles,
        long cards,
        long scenarios,
        int birds,
        int obstaclesPerCard,
        List<Integer> deal,
        int fishing,
        List<Integer> difficulty) {

    private static final List<FlowNumbers> BUILT_IN = List.of(beside(1), beside(2));
    private static final int MOST_OF_A_KIND = 15;

    static final int NEWEST = BUILT_IN.size();

    /** The box that a text describes, or the one the game comes with if there is none. */
    static FlowNumbers of(int ruleset, String text) {
        return text.isEmpty() ? BUILT_IN.get(ruleset - 1) : read(Ruleset.parse(text));
    }

    static FlowNumbers newest() {
        return of(NEWEST, "");
    }

    private static FlowNumbers beside(int ruleset) {
        return read(Ruleset.beside(FlowNumbers.class, "flow-" + ruleset + ".ruleset"));
    }

    private static FlowNumbers read(Ruleset text) {
        int shapes = Shape.values().length;
        FlowNumbers box = new FlowNumbers(
                text.numbers("tiles", shapes, 0, MOST_OF_A_KIND),
                text.numbers("tiles-with-obstacles", shapes, 0, MOST_OF_A_KIND),
                stock(text, "card.", ActionCard.values(), MOST_OF_A_KIND),
                stock(text, "scenario.", Scenario.values(), 4),
                text.number("bird-tokens", 0, 20),
                text.number("obstacles-per-card", 1, 2),
                text.numbers("deal", FlowRules.MOST_SEATS, 0, 5),
                text.number("fishing", 1, 9),
                text.numbers("difficulty", FlowOptions.levels(), 0, 10));
        text.done();
        return box;
    }

    private static long stock(Ruleset text, String prefix, Enum<?>[] kinds, int most) {
        long stock = Stock.NONE;
        for (Enum<?> kind : kinds) {
            stock += text.number(prefix + Word.of(kind), 0, most) * Stock.one(kind.ordinal());
        }
        return stock;
    }
}
