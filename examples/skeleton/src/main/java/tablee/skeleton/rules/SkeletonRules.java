package tablee.skeleton.rules;

import tablee.core.Ruleset;
import tablee.core.Setup;

/** What stays the same during one match: the numbers of the ruleset file, and what the table chose. */
public record SkeletonRules(int seats, int stones, int mostTaken) {
    public static final String STONES = "stones";
    public static final int MOST_STONES = 40;

    private static final Ruleset FILE = Ruleset.beside(SkeletonRules.class, "skeleton-1.ruleset");
    private static final int MOST_TAKEN = FILE.number("most-taken", 1, 9);

    public static SkeletonRules of(Setup setup) {
        return new SkeletonRules(setup.seats(), setup.options().number(STONES), MOST_TAKEN);
    }
}
