package tablee.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The numbers of a game, from a text of lines {@code key = word word …}; {@code #} starts a comment. Whatever is wrong is
 * said with its line. The one place in the rules that reads a file: the game's own resource.
 */
public final class Ruleset {
    private record Value(int line, List<String> words) {}

    /** What the platform calls {@code \R}; spelled out, since a page knows no such sign. */
    private static final Pattern LINE_END = Pattern.compile("\r\n|[\n\u000B\f\r\u0085\u2028\u2029]");

    private final Map<String, Value> values = new LinkedHashMap<>();
    private final Set<String> used = new HashSet<>();

    private Ruleset(String text) {
        String[] lines = LINE_END.split(text, -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) add(i + 1, line);
        }
    }

    private void add(int number, String line) {
        String[] sides = line.split("=", 2);
        if (sides.length < 2) throw fault(number, "expected \"key = value\", found \"" + line + "\"");
        String right = sides[1].strip();
        List<String> words = right.isEmpty() ? List.of() : Arrays.asList(right.split("\\s+"));
        String key = sides[0].strip();
        if (values.put(key, new Value(number, words)) != null) throw fault(number, key + " is given twice");
    }

    public static Ruleset parse(String text) {
        return new Ruleset(text);
    }

    /** The file of this name beside a class. */
    public static Ruleset beside(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("no " + name + " beside " + owner);
            return new Ruleset(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("unreadable " + name, e);
        }
    }

    /** The text of the file that a game comes with, for those who want to change it; none if it has no such file. */
    public static Optional<String> textOf(Game<?> game, int version) {
        String name = "rules/" + game.card().id() + "-" + version + ".ruleset";
        try (InputStream in = game.getClass().getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException("unreadable " + name, e);
        }
    }

    /** All settings, each with its words as the text has them, one space between two. */
    public SortedMap<String, String> settings() {
        SortedMap<String, String> settings = new TreeMap<>();
        values.forEach((key, value) -> settings.put(key, String.join(" ", value.words)));
        return settings;
    }

    /** The text with another value for one setting, and everything else as it is, comments too. */
    public static String with(String text, String key, String value) {
        String[] lines = LINE_END.split(text, -1);
        int line = new Ruleset(text).value(key).line - 1;
        int comment = lines[line].indexOf('#');
        String rest = comment < 0 ? "" : " ".repeat(4) + lines[line].substring(comment);
        lines[line] = key + " = " + value + rest;
        return String.join("\n", lines);
    }

    public List<String> words(String key) {
        return value(key).words;
    }

    public String word(String key) {
        List<String> words = words(key);
        if (words.size() != 1) throw fault(key, "takes one word");
        return words.get(0);
    }

    public int number(String key, int least, int most) {
        return numbers(key, 1, least, most).get(0);
    }

    /** This many whole numbers, each in this range. */
    public List<Integer> numbers(String key, int count, int least, int most) {
        List<String> words = words(key);
        if (words.size() != count) throw fault(key, "takes " + count + " numbers, not " + words.size());
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) numbers.add(number(key, word, least, most));
        return numbers;
    }

    private int number(String key, String word, int least, int most) {
        int number = word.matches("-?\\d{1,9}") ? Integer.parseInt(word) : Integer.MIN_VALUE;
        if (number < least || number > most) {
            throw fault(key, "takes whole numbers from " + least + " to " + most + ", not \"" + word + "\"");
        }
        return number;
    }

    /** A complaint about the line of this key. */
    public BadInput fault(String key, String what) {
        return fault(value(key).line, key + " " + what);
    }

    private static BadInput fault(int line, String what) {
        return new BadInput("Ruleset, line " + line + ": " + what + ".");
    }

    /** To be called when all has been read: a key that nobody asked for is a misspelling. */
    public void done() {
        values.forEach((key, value) -> {
            if (!used.contains(key)) throw fault(value.line, "there is no setting \"" + key + "\"");
        });
    }

    private Value value(String key) {
        used.add(key);
        Value value = values.get(key);
        if (value == null) throw new BadInput("Ruleset: the setting \"" + key + "\" is missing.");
        return value;
    }
}
