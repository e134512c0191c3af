package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Ruleset;
import tablee.core.SettingChange;
import tablee.lab.game.Arrangement;

/**
 * One thing in which an arm is not like another.
 *
 * @param what a setting of the ruleset, an option, or something about those who play
 * @param from empty where there was no such thing
 */
record ArmChange(String what, String from, String to) {
    static List<ArmChange> between(Arm base, Arm other) {
        List<ArmChange> changes = new ArrayList<>();
        compare(changes, "", settings(base), settings(other));
        compare(changes, "option ", options(base), options(other));
        compare(changes, "", players(base.arrangement()), players(other.arrangement()));
        return changes;
    }

    private static void compare(
            List<ArmChange> changes, String kind, Map<String, String> before, Map<String, String> after) {
        for (SettingChange each : SettingChange.between(before, after))
            changes.add(new ArmChange(kind + each.setting(), each.from(), each.to()));
    }

    private static SortedMap<String, String> settings(Arm arm) {
        return Ruleset.parse(arm.rulesetText()).settings();
    }

    private static Map<String, String> options(Arm arm) {
        Map<String, String> options = new TreeMap<>(arm.setup().options().asMap());
        options.keySet().removeIf(arm::isRulesetName);
        return options;
    }

    private static Map<String, String> players(Arrangement arrangement) {
        return Map.of(
                "seats", Integer.toString(arrangement.setup().seats()),
                "bots", String.join(", ", arrangement.bots()),
                "iterations", Long.toString(arrangement.iterations()),
                "bots keep their seats", arrangement.rotating() ? "no" : "yes");
    }
}
