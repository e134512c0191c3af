package tablee.lab.game;

import java.util.Map;
import java.util.TreeMap;
import tablee.cli.Arguments;
import tablee.core.BadInput;
import tablee.core.Game;

/** The options of a game that a command names by {@code --option id=value}; no clock runs unless one of them says so. */
public final class LabOptions {
    private LabOptions() {}

    public static Map<String, String> of(Arguments arguments, Game<?> game) {
        Map<String, String> options = new TreeMap<>(game.card().untimed());
        options.putAll(chosen(arguments));
        return options;
    }

    /** Those that were named, and no others. */
    public static Map<String, String> chosen(Arguments arguments) {
        Map<String, String> options = new TreeMap<>();
        for (String each : arguments.all("option")) {
            int equals = each.indexOf('=');
            if (equals < 0) throw new BadInput("--option takes id=value, not \"" + each + "\".");
            options.put(each.substring(0, equals), each.substring(equals + 1));
        }
        return options;
    }
}
