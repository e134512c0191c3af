package tablee.core;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The options of one match: every option of the game has a value. */
public final class Options {
    private final SortedMap<String, String> values;

    private Options(SortedMap<String, String> values) {
        this.values = SortedCopy.of(values);
    }

    /** What was chosen, checked, and the standard for the rest. */
    public static Options of(List<Option> known, Map<String, String> chosen) {
        SortedMap<String, String> values = new TreeMap<>();
        known.forEach(option -> values.put(option.id(), option.standard()));
        SortedMap<String, String> unknown = new TreeMap<>(chosen);
        unknown.keySet().removeAll(values.keySet());
        if (!unknown.isEmpty()) throw unknown(unknown.firstKey(), values);
        for (Option option : known) {
            String value = chosen.get(option.id());
            if (value != null) values.put(option.id(), option.parse(value));
        }
        return new Options(values);
    }

    private static BadInput unknown(String id, SortedMap<String, String> known) {
        String there = known.isEmpty() ? "there are none" : "there are " + String.join(", ", known.keySet());
        return new BadInput("There is no option \"" + id + "\"; " + there + ".");
    }

    public SortedMap<String, String> asMap() {
        return values;
    }

    public boolean on(String id) {
        return word(id).equals("on");
    }

    public int number(String id) {
        return Integer.parseInt(word(id));
    }

    public List<String> words(String id) {
        return word(id).isEmpty() ? List.of() : List.of(word(id).split(","));
    }

    public String word(String id) {
        String value = values.get(id);
        if (value == null) throw new IllegalArgumentException("no option " + id);
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
