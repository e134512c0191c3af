package tablee.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/** The keys and phrases of one file {@code words.<language>.properties}. */
record WordList(SortedMap<String, String> phrases) {
    /** The file beside a class; without a file, no words. */
    static WordList beside(Class<?> owner, String language) {
        SortedMap<String, String> phrases = new TreeMap<>();
        try (InputStream in = owner.getResourceAsStream("words." + language + ".properties")) {
            if (in == null) return new WordList(phrases);
            Properties read = new Properties();
            read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (Map.Entry<Object, Object> each : read.entrySet()) {
                phrases.put(each.getKey().toString(), each.getValue().toString());
            }
            return new WordList(phrases);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Optional<String> find(String key) {
        return Optional.ofNullable(phrases.get(key));
    }
}
