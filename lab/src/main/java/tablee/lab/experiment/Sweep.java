package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Option;
import tablee.core.Ruleset;
import tablee.core.Setup;

/**
 * One setting, and the values that it is to have one after the other: {@code stretches=2..5}, {@code hand=2..8/2} or {@code deal=1,3}.
 *
 * @param setting a line of the ruleset file; where there is none of this name, or after {@code option.}, an option
 */
record Sweep(String setting, List<String> values) {
    private static final String OPTION = "option.";
    private static final String RANGE = "(-?\\d{1,6})\\.\\.(-?\\d{1,6})(?:/(\\d{1,6}))?";
    private static final int MOST_VALUES = 24;

    static Sweep read(String text) {
        int equals = text.indexOf('=');
        if (equals < 1 || equals == text.length() - 1) throw refused(text);
        String values = text.substring(equals + 1);
        List<String> all = values.matches(RANGE) ? range(values) : List.of(values.split(","));
        List<String> stripped = all.stream().map(String::strip).distinct().toList();
        if (stripped.isEmpty() || stripped.contains("")) throw refused(text);
        if (stripped.size() > MOST_VALUES)
            throw new BadInput("--vary takes at most " + MOST_VALUES + " values, not " + stripped.size() + ".");
        return new Sweep(text.substring(0, equals).strip(), stripped);
    }

    private static BadInput refused(String text) {
        return new BadInput("--vary takes setting=2..5, setting=2..10/2 or setting=one,another, not \"" + text + "\".");
    }

    private static List<String> range(String text) {
        long least = Long.parseLong(text.replaceFirst(RANGE, "$1"));
        long most = Long.parseLong(text.replaceFirst(RANGE, "$2"));
        String step = text.replaceFirst(RANGE, "$3");
        long by = step.isEmpty() ? 1 : Math.max(1, Long.parseLong(step));
        if (least > most || (most - least) / by >= MOST_VALUES)
            throw new BadInput(
                    "--vary takes at most " + MOST_VALUES + " values, the least first, not \"" + text + "\".");
        List<String> values = new ArrayList<>();
        for (long each = least; each <= most; each += by) values.add(Long.toString(each));
        return values;
    }

    /** The arms with each of the values, made of this one; where a value is that of the arm itself, it stays as it is. */
    List<Arm> over(Arm arm, boolean first) {
        List<Arm> arms = new ArrayList<>();
        for (String value : values) {
            String name = setting.replaceFirst("^" + OPTION.replace(".", "\\."), "") + "=" + value;
            arms.add(with(arm, value, first ? name : arm.name() + ", " + name));
        }
        return arms;
    }

    private Arm with(Arm arm, String value, String name) {
        Map<String, String> settings = Ruleset.parse(arm.rulesetText()).settings();
        if (!setting.startsWith(OPTION) && settings.containsKey(setting))
            return settings.get(setting).equals(value) ? new Arm(name, arm.arrangement()) : byRuleset(arm, value, name);
        String id = setting.startsWith(OPTION) ? setting.substring(OPTION.length()) : setting;
        Card card = arm.arrangement().game().card();
        if (card.options().stream().noneMatch(each -> each.id().equals(id)))
            throw new BadInput(card.name() + " has no setting and no option \"" + id + "\": the settings are "
                    + String.join(", ", settings.keySet()) + ".");
        Setup old = arm.setup();
        Map<String, String> options = new TreeMap<>(old.options().asMap());
        options.put(id, value);
        return new Arm(name, arm.arrangement().on(card.setup(old.seats(), old.ruleset(), options, old.data())));
    }

    private Arm byRuleset(Arm arm, String value, String name) {
        Setup old = arm.setup();
        Card card = arm.arrangement().game().card();
        Map<String, String> options = new TreeMap<>(old.options().asMap());
        for (Option each : card.options()) if (each instanceof Option.Name) options.put(each.id(), Arm.slug(name));
        String text = Ruleset.with(arm.rulesetText(), setting, value);
        return new Arm(name, arm.arrangement().on(card.setup(old.seats(), old.ruleset(), options, text)));
    }
}
