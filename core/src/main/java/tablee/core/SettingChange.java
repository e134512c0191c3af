package tablee.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A setting that has another value than before.
 *
 * @param from empty where there was no such setting
 * @param to empty where there is none any more
 */
public record SettingChange(String setting, String from, String to) {
    /** In the order of their names. */
    public static List<SettingChange> between(Map<String, String> before, Map<String, String> after) {
        TreeSet<String> all = new TreeSet<>(before.keySet());
        all.addAll(after.keySet());
        List<SettingChange> changes = new ArrayList<>();
        for (String key : all) {
            String from = before.getOrDefault(key, "");
            String to = after.getOrDefault(key, "");
            if (!from.equals(to)) changes.add(new SettingChange(key, from, to));
        }
        return changes;
    }
}
