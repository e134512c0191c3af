package tablee.flow.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tablee.core.Option;
import tablee.core.Options;

/** What a table of Flow can choose: exactly the rulings marked as options. */
public final class FlowOptions {
    /** FLOW-50: the length of a round in seconds, or {@link #UNTIMED}. */
    static final String ROUND = "round";

    static final String UNTIMED = "untimed";
    /** FLOW-50: turns in an untimed round. */
    static final String TURNS = "turns";
    /** FLOW-51: seconds to finish an action after time ran out. */
    static final String GRACE = "grace";
    /** FLOW-12. */
    static final String FIRST = "first";
    /** FLOW-70. */
    static final String DIFFICULTY = "difficulty";
    /** FLOW-70: scenario cards picked by hand. */
    static final String SCENARIOS = "scenarios";
    /** FLOW-4: the shapes to which the numbers of tiles belong. */
    static final String SHAPES = "shapes";

    static final String OBSTACLE_SHAPES = "obstacle-shapes";
    /** FLOW-27: the one shape that cannot be swapped for a card. */
    static final String KEPT_SHAPE = "kept-shape";
    /** FLOW-52: whether the win is checked before the wave of the round, or after it. */
    static final String WIN = "win";

    static final String BEFORE_WAVE = "before-wave";
    static final String AFTER_WAVE = "after-wave";

    static final String RANDOM = "random";
    static final String NONE = "none";

    private static final List<String> LEVELS =
            List.of("very-easy", "easy", "medium", "hard", "very-hard", "inconceivable");

    private FlowOptions() {}

    public static List<Option> all() {
        return List.of(
                new Option.Choice(ROUND, List.of("45", "60", "90", "120", UNTIMED), "60"),
                new Option.Range(TURNS, 4, 20, 8),
                new Option.Choice(GRACE, List.of("10", "15", "30"), "15"),
                new Option.Choice(FIRST, with(RANDOM, seats()), RANDOM),
                new Option.Choice(DIFFICULTY, with(NONE, LEVELS), NONE),
                new Option.Pick(SCENARIOS, scenarios()),
                new Option.Order(SHAPES, shapes()),
                new Option.Order(OBSTACLE_SHAPES, shapes()),
                new Option.Choice(KEPT_SHAPE, shapes(), Shape.CROSS.word()),
                new Option.Choice(WIN, List.of(BEFORE_WAVE, AFTER_WAVE), BEFORE_WAVE));
    }

    /** What a team plays against: the difficulty and the clock, which counts turns where no time runs. */
    public static SortedMap<String, String> setting(Options options) {
        SortedMap<String, String> setting = new TreeMap<>();
        setting.put(DIFFICULTY, options.word(DIFFICULTY));
        setting.put(ROUND, options.word(ROUND));
        if (options.word(ROUND).equals(UNTIMED)) setting.put(TURNS, options.word(TURNS));
        return setting;
    }

    /** The place of a level of difficulty in their order, or -1 for none. */
    static int level(String word) {
        return LEVELS.indexOf(word);
    }

    static int levels() {
        return LEVELS.size();
    }

    private static List<String> seats() {
        return Stream.iterate(0, seat -> seat + 1)
                .limit(FlowRules.MOST_SEATS)
                .map(String::valueOf)
                .toList();
    }

    private static List<String> with(String first, List<String> others) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(others);
        return all;
    }

    private static List<String> shapes() {
        return Stream.of(Shape.values()).map(Shape::word).toList();
    }

    /** Every scenario card once, and Scenario Obstacles four times; No Communication at most once (FLOW-70). */
    private static List<String> scenarios() {
        List<String> cards = new ArrayList<>(Collections.nCopies(3, Scenario.OBSTACLES.word()));
        for (Scenario scenario : Scenario.values()) cards.add(scenario.word());
        return cards;
    }
}
