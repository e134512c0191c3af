package tablee.lab.experiment;

import java.util.Locale;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.Setup;
import tablee.lab.game.Arrangement;

/** One way to play, under its name. */
record Arm(String name, Arrangement arrangement) {
    private static final int LONGEST_FILE_NAME = 40;

    /** The name as part of a file's name, and as that of a ruleset: small letters, digits and hyphens. */
    static String slug(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String cut = plain.substring(0, Math.min(LONGEST_FILE_NAME, plain.length()));
        return cut.replaceAll("^-+|-+$", "");
    }

    String slug() {
        return slug(name);
    }

    Setup setup() {
        return arrangement.setup();
    }

    boolean hasOwnRuleset() {
        return !setup().data().isEmpty();
    }

    /** The text of the ruleset it is played by; empty where the game has no such file. */
    String rulesetText() {
        return hasOwnRuleset()
                ? setup().data()
                : Ruleset.textOf(arrangement.game(), setup().ruleset()).orElse("");
    }

    /** Whether this option only names the file of the ruleset, whose lines are compared themselves. */
    boolean isRulesetName(String option) {
        return arrangement.game().card().options().stream()
                .anyMatch(each -> each instanceof Option.Name && each.id().equals(option));
    }
}
