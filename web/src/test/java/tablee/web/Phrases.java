package tablee.web;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The keys and phrases of one part in one language. */
record Phrases(String part, String language, SortedMap<String, String> phrases) {
    /** The client's own words for a part. */
    static Phrases of(String part, String language) {
        String ending = "." + language + ".properties";
        Path own = ClientSources.board(part).resolve("words" + ending);
        return read(part, language, Files.exists(own) ? own : ClientSources.MAIN.resolve("words/" + part + ending));
    }

    /** The words that a game brings itself. */
    static Phrases ofGame(String game, String language) {
        return read(game, language, ClientSources.beside(game, "words." + language + ".properties"));
    }

    static Phrases read(String part, String language, Path file) {
        SortedMap<String, String> phrases = new TreeMap<>();
        if (!Files.exists(file)) return new Phrases(part, language, phrases);
        try {
            Properties read = new Properties();
            read.load(new StringReader(ClientSources.text(file)));
            read.forEach((key, phrase) -> phrases.put(key.toString(), phrase.toString()));
            return new Phrases(part, language, phrases);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every part that the client has words for. */
    static List<String> parts() {
        Stream<String> house = ClientSources.files(ClientSources.MAIN.resolve("words"), ".en.properties").stream()
                .map(file -> file.getFileName().toString().replace(".en.properties", ""));
        return Stream.concat(house, ClientSources.boards().stream()).sorted().toList();
    }
}
