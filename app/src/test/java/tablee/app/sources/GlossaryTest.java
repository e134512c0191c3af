package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.words.Words;

/** One word for one thing: docs/words/glossary.LANGUAGE.md says which, and which other words are not used for it. */
class GlossaryTest {
    private static final String EVERYWHERE = "all";
    private static final Pattern DIAGRAM = Pattern.compile("(?s)```diagram.*?\"caption\":\"(.*?)(?<!\\\\)\".*?```");

    /** A line of a glossary: where it holds, the thing, the words for it, and those that are not. */
    private record Term(String part, String thing, List<String> words, List<String> not) {}

    @Test
    @DisplayName("Nothing is called by a second word, in any language")
    void oneWord() {
        List<String> found = new ArrayList<>();
        for (String language : Words.LANGUAGES) {
            for (Term term : terms(language)) {
                texts(language, term.part()).forEach((file, text) -> term.not().stream()
                        .flatMap(word -> occurrences(word, text).stream())
                        .forEach(word ->
                                found.add(file + ": \"" + word + "\", for " + term.thing() + ": " + term.words())));
            }
        }
        assertNone("a second word for one thing", found);
    }

    @Test
    @DisplayName("The word for a thing is one that people read")
    void wordsAreUsed() {
        List<String> unused = new ArrayList<>();
        for (String language : Words.LANGUAGES) {
            for (Term term : terms(language)) {
                String all = String.join("\n", texts(language, term.part()).values());
                term.words().stream()
                        .filter(word -> occurrences(word, all).isEmpty())
                        .forEach(word -> unused.add(language + ": " + word + ", for " + term.thing()));
            }
        }
        assertNone("words of a glossary that are nowhere said", unused);
    }

    @Test
    @DisplayName("All glossaries are about the same things")
    void sameThings() {
        for (String language : Words.LANGUAGES) {
            assertEquals(
                    terms("en").stream()
                            .map(term -> term.part() + " " + term.thing())
                            .toList(),
                    terms(language).stream()
                            .map(term -> term.part() + " " + term.thing())
                            .toList(),
                    language);
        }
    }

    private static List<Term> terms(String language) {
        return Repository.lines(Path.of("docs/words/glossary." + language + ".md")).stream()
                .filter(line -> line.startsWith("| "))
                .skip(1)
                .map(line -> line.substring(2, line.length() - 2).split(" \\| "))
                .map(cell -> new Term(cell[0], cell[1], words(cell[2]), words(cell[3])))
                .toList();
    }

    private static List<String> words(String cell) {
        return Arrays.stream(cell.split(",")).map(String::strip).toList();
    }

    /** What people read in a language: phrases without their keys, rules without their diagrams. */
    private static Map<Path, String> texts(String language, String part) {
        return Repository.files("." + language + ".properties", "rules." + language + ".md").stream()
                .filter(file -> !file.toString().contains("src/test/"))
                .filter(file -> part.equals(EVERYWHERE) || file.toString().contains("games/" + part + "/"))
                .collect(Collectors.toMap(file -> file, GlossaryTest::read));
    }

    private static String read(Path file) {
        if (file.toString().endsWith(".md"))
            return DIAGRAM.matcher(Repository.text(file)).replaceAll("$1");
        return Repository.lines(file).stream()
                .filter(line -> !line.startsWith("#") && line.contains("="))
                .map(line -> line.substring(line.indexOf('=') + 1))
                .collect(Collectors.joining("\n"));
    }

    /** A word alone, also with a capital; a star is any ending, and words may stand in two lines. */
    private static List<String> occurrences(String word, String text) {
        String pattern = Pattern.quote(word).replace("*", "\\E\\p{L}*\\Q").replace(" ", "\\E\\s+\\Q");
        Matcher found =
                Pattern.compile("(?iu)(?<![\\p{L}{-])" + pattern + "(?!\\p{L})").matcher(text);
        return found.results()
                .map(each -> each.group().replaceAll("\\s+", " "))
                .distinct()
                .toList();
    }
}
