package tablee.flow.rules;

import java.util.List;
import java.util.Map;
import tablee.core.BadInput;
import tablee.core.Options;
import tablee.core.Setup;
import tablee.core.Word;

/**
 * The numbers that hold for one match: from the ruleset file, the options and the number of seats.
 *
 * @param ruleset the version of the rules
 * @param tiles the Map tiles in the box
 * @param cards the Action cards in the box
 * @param deck the Scenario cards to draw from
 * @param picked the Scenario cards chosen by hand
 * @param toDraw how many Scenario cards are drawn
 * @param first the seat that begins, or -1 for chance to decide
 * @param roundMillis the length of a round, or 0 where rounds are counted in turns
 * @param waveFirst whether the action that ends a round wins only what its wave leaves (FLOW-52)
 */
public record FlowRules(
        int ruleset,
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
        int turns,
        boolean waveFirst) {
    static final int MOST_SEATS = 6;

    public static FlowRules of(Setup setup) {
        FlowNumbers box = FlowNumbers.of(setup.ruleset(), setup.data());
        Options options = setup.options();
        int seats = setup.seats();
        boolean untimed = options.word(FlowOptions.ROUND).equals(FlowOptions.UNTIMED);
        FlowRules rules = new FlowRules(
                setup.ruleset(),
                seats,
                tiles(box, options),
                box.cards(),
                deck(box, seats),
                picked(options, seats),
                toDraw(box, options),
                box.deal().get(seats - 1),
                box.birds(),
                box.obstaclesPerCard(),
                box.fishing(),
                Shape.of(options.word(FlowOptions.KEPT_SHAPE)).ordinal(),
                first(options, seats),
                untimed ? 0 : 1000L * options.number(FlowOptions.ROUND),
                1000L * options.number(FlowOptions.GRACE),
                options.number(FlowOptions.TURNS),
                options.word(FlowOptions.WIN).equals(FlowOptions.AFTER_WAVE));
        return rules.checked();
    }

    private FlowRules checked() {
        if (deal * seats > Stock.size(cards)) throw new BadInput("There are not enough Action cards to deal.");
        if (toDraw > 0 && toDraw >= Stock.size(deck))
            throw new BadInput("There are not enough Scenario cards to draw.");
        if (!Stock.holds(deck, picked)) throw new BadInput("There are fewer Scenario cards to pick.");
        if (Stock.size(tiles) == 0) throw new BadInput("There are no Map tiles.");
        return this;
    }

    /**
     * Whether a match is of the kind that weights are taught and judged with: the newest box in its usual order, any difficulty but no
     * cards picked by hand, and untimed rounds of the usual length. Who begins does not matter, nor for how long an action may be
     * finished where no time runs.
     */
    public boolean usual() {
        Options options = Options.of(FlowOptions.all(), Map.of(FlowOptions.ROUND, FlowOptions.UNTIMED));
        FlowRules usual = of(new Setup(seats, FlowNumbers.NEWEST, options, ""));
        FlowRules alike = new FlowRules(
                ruleset,
                seats,
                tiles,
                cards,
                deck,
                picked,
                usual.toDraw,
                deal,
                birds,
                obstaclesPerCard,
                fishing,
                keptShape,
                usual.first,
                roundMillis,
                usual.graceMillis,
                turns,
                waveFirst);
        return usual.equals(alike)
                && (toDraw == 0 || FlowNumbers.newest().difficulty().contains(toDraw));
    }

    /** Until ruleset 2 an undo could start the time to finish an action again (FLOW-51). */
    boolean clockIsFixed() {
        return ruleset >= 2;
    }

    /** Until ruleset 2 the table's start of a round was told as a seat's (FLOW-56). */
    boolean startsTogether() {
        return ruleset >= 2;
    }

    /** Until ruleset 2 untimed tables had no time to talk under No Communication (FLOW-73). */
    boolean pausesUntimed() {
        return ruleset >= 2 && !timed();
    }

    public boolean timed() {
        return roundMillis > 0;
    }

    // ---- The box and the options together --------------------------------------------------------------------------

    private static long tiles(FlowNumbers box, Options options) {
        return tiles(box.tiles(), options.words(FlowOptions.SHAPES), 0)
                + tiles(box.obstacleTiles(), options.words(FlowOptions.OBSTACLE_SHAPES), Shape.values().length);
    }

    private static long tiles(List<Integer> counts, List<String> shapes, int from) {
        long stock = Stock.NONE;
        for (int i = 0; i < shapes.size(); i++) {
            stock += counts.get(i) * Stock.one(from + Shape.of(shapes.get(i)).ordinal());
        }
        return stock;
    }

    /** With one player No Communication is not in the deck (FLOW-73). */
    private static long deck(FlowNumbers box, int seats) {
        int silence = Scenario.NO_COMMUNICATION.ordinal();
        return seats > 1
                ? box.scenarios()
                : box.scenarios() - Stock.count(box.scenarios(), silence) * Stock.one(silence);
    }

    private static int toDraw(FlowNumbers box, Options options) {
        int level = FlowOptions.level(options.word(FlowOptions.DIFFICULTY));
        if (level < 0) return 0;
        if (!options.word(FlowOptions.SCENARIOS).isEmpty()) {
            throw new BadInput("Choose a difficulty or scenario cards by hand, not both.");
        }
        return box.difficulty().get(level);
    }

    private static long picked(Options options, int seats) {
        long stock = Stock.NONE;
        for (String word : options.words(FlowOptions.SCENARIOS)) {
            stock += Stock.one(Word.index(Scenario.values(), word));
        }
        if (seats == 1 && Stock.has(stock, Scenario.NO_COMMUNICATION.ordinal())) {
            throw new BadInput("One player alone cannot play with No Communication.");
        }
        return stock;
    }

    private static int first(Options options, int seats) {
        String word = options.word(FlowOptions.FIRST);
        if (word.equals(FlowOptions.RANDOM)) return seats == 1 ? 0 : -1;
        int seat = Integer.parseInt(word);
        if (seat >= seats) throw new BadInput("There is no seat " + seat + " to begin.");
        return seat;
    }
}
