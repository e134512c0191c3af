package tablee.liar.rules;

import tablee.core.Ruleset;
import tablee.core.Setup;

/**
 * What stays the same during one match: the numbers of the ruleset file, and what the table chose.
 *
 * @param dice how many everybody begins with
 * @param wild whether ones count as every face (LIAR-6)
 */
public record LiarRules(int seats, int dice, boolean wild) {
    public static final String DICE = "dice";
    public static final String WILD = "wild";

    private static final Ruleset FILE = Ruleset.beside(LiarRules.class, "liar-1.ruleset");
    public static final int MOST_DICE = FILE.number("most-dice", 1, 9);
    public static final int FACES = FILE.number("faces", 2, 9);

    public static LiarRules of(Setup setup) {
        return new LiarRules(
                setup.seats(), setup.options().number(DICE), setup.options().on(WILD));
    }
}
