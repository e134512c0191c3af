package tablee.wire.words;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.FileBeside;

/** The keys and phrases of one file {@code words.<language>.properties}. */
record WordList(SortedMap<String, String> phrases) {
    /** The file beside a class; without a file, no words. */
    static WordList beside(Class<?> owner, String language) {
        SortedMap<String, String> phrases = new TreeMap<>();
        FileBeside.read(owner, "words." + language + ".properties")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .ifPresent(text -> {
                    for (String line : text.split("\n")) add(line, phrases);
                });
        return new WordList(phrases);
    }

    /**
     * A line {@code key = phrase}, as Java's property files have it, with the new line as the only escape. Not by {@link java.util.Properties}: that of
     * a page's platform keeps only half of each letter.
     */
    private static void add(String line, SortedMap<String, String> phrases) {
        String plain = line.stripLeading();
        if (plain.isEmpty() || plain.startsWith("#")) return;
        int sign = plain.indexOf('=');
        String phrase = plain.substring(sign + 1).stripLeading().replace("\\n", "\n");
        if (sign < 0 || phrase.indexOf('\\') >= 0) throw new IllegalArgumentException("no words: " + line);
        phrases.put(plain.substring(0, sign).strip(), phrase.endsWith("\r") ? phrase.stripTrailing() : phrase);
    }

    Optional<String> find(String key) {
        return Optional.ofNullable(phrases.get(key));
    }
}
