package tablee.flow;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Options;
import tablee.core.Ruleset;
import tablee.core.Setup;

/**
 * The numbers that hold for one match: from the ruleset file, the options and the number of seats.
 *
 * @param tiles the Map tiles in the box
 * @param cards the Action cards in the box
 * @param deck the Scenario cards to draw from
 * @param picked the Scenario cards chosen by hand
 * @param toDraw how many Scenario cards are drawn
 * @param first the seat that begins, or -1 for chance to decide
 * @param roundMillis the length of a round, or 0 where rounds are counted in turns
 */
record Rules(
        int seats,
        long tiles,
        long cards,
        long deck,
        long picked,
        int toDraw,
        int deal,
        int birds,
        int obstaclesPerCard,
        int fishing,
        int keptShape,
        int first,
        long roundMillis,
        long graceMillis,
        int turns) {

    static final String BUILT_IN = "flow-1.ruleset";

    static Rules of(Setup setup) {
        Ruleset text = setup.data().isEmpty() ? Ruleset.beside(Rules.class, BUILT_IN) : Ruleset.parse(setup.data());
        Options options = setup.options();
        int seats = setup.seats();
        boolean untimed = options.word(Choices.ROUND).equals(Choices.UNTIMED);
        Rules rules = new Rules(
                seats,
                tiles(text, options),
                cards(text),
                deck(text, seats),
                picked(options, seats),
                toDraw(text, options),
                text.numbers("deal", Flow.MOST_SEATS, 0, 5).get(seats - 1),
                text.number("bird-tokens", 0, 20),
                text.number("obstacles-per-card", 1, 2),
                text.number("fishing", 1, 9),
                Shape.of(options.word(Choices.KEPT_SHAPE)).ordinal(),
                first(options, seats),
                untimed ? 0 : 1000L * options.number(Choices.ROUND),
                1000L * options.number(Choices.GRACE),
                options.number(Choices.TURNS));
        text.done();
        return rules.checked();
    }

    private Rules checked() {
        if (deal * seats > Stock.size(cards)) throw new BadInput("There are not enough Action cards to deal.");
        if (toDraw > 0 && toDraw >= Stock.size(deck))
            throw new BadInput("There are not enough Scenario cards to draw.");
        if (!Stock.holds(deck, picked)) throw new BadInput("There are not so many Scenario cards to pick.");
        if (Stock.size(tiles) == 0) throw new BadInput("There are no Map tiles.");
        return this;
    }

    boolean timed() {
        return roundMillis > 0;
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    private static long tiles(Ruleset text, Options options) {
        return tiles(text, "tiles", options.words(Choices.SHAPES), 0)
                + tiles(text, "tiles-with-obstacles", options.words(Choices.OBSTACLE_SHAPES), Shape.values().length);
    }

    private static long tiles(Ruleset text, String key, List<String> shapes, int from) {
        List<Integer> counts = text.numbers(key, shapes.size(), 0, 15);
        long stock = Stock.NONE;
        for (int i = 0; i < shapes.size(); i++) {
            stock += counts.get(i) * Stock.one(from + Shape.of(shapes.get(i)).ordinal());
        }
        return stock;
    }

    private static long cards(Ruleset text) {
        long stock = Stock.NONE;
        for (ActionCard card : ActionCard.values()) {
            stock += text.number("card." + card.word(), 0, 15) * Stock.one(card.ordinal());
        }
        return stock;
    }

    private static long deck(Ruleset text, int seats) {
        long stock = Stock.NONE;
        for (Scenario scenario : Scenario.values()) {
            int count = text.number("scenario." + scenario.word(), 0, 4);
            boolean alone = seats == 1 && scenario == Scenario.NO_COMMUNICATION; // FLOW-73
            if (!alone) stock += count * Stock.one(scenario.ordinal());
        }
        return stock;
    }

    private static int toDraw(Ruleset text, Options options) {
        List<Integer> counts = text.numbers("difficulty", Choices.levels(), 0, 10);
        int level = Choices.level(options.word(Choices.DIFFICULTY));
        if (level < 0) return 0;
        if (!options.word(Choices.SCENARIOS).isEmpty()) {
            throw new BadInput("Choose a difficulty or scenario cards by hand, not both.");
        }
        return counts.get(level);
    }

    private static long picked(Options options, int seats) {
        long stock = Stock.NONE;
        for (String word : options.words(Choices.SCENARIOS)) {
            stock += Stock.one(Words.index(Scenario.values(), word));
        }
        if (seats == 1 && Stock.has(stock, Scenario.NO_COMMUNICATION.ordinal())) {
            throw new BadInput("One player alone cannot play with No Communication.");
        }
        return stock;
    }

    private static int first(Options options, int seats) {
        String word = options.word(Choices.FIRST);
        if (word.equals(Choices.RANDOM)) return seats == 1 ? 0 : -1;
        int seat = Integer.parseInt(word);
        if (seat >= seats) throw new BadInput("There is no seat " + seat + " to begin.");
        return seat;
    }
}
