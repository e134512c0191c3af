package tablee.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.web.ClientSources.LANGUAGES;
import static tablee.web.ClientSources.assertNone;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The rules for people say the same in four languages, about rules that there are. */
class RulesTextTest {
    private static final Pattern RULE = Pattern.compile("\\b[A-Z]{3,}-\\d+\\b");
    private static final Pattern CHAPTER = Pattern.compile("(?m)^## ");
    private static final Pattern DIAGRAM = Pattern.compile("(?m)^ *```diagram");

    private static Path file(String game, String language) {
        return ClientSources.beside(game, "rules." + language + ".md");
    }

    @Test
    @DisplayName("Every game has its rules for people in all four languages")
    void everyGameHasRules() {
        List<String> missing = new ArrayList<>();
        for (String game : ClientSources.games()) {
            for (String language : LANGUAGES) {
                if (!Files.exists(file(game, language)))
                    missing.add(file(game, language).toString());
            }
        }
        assertNone("rules that nobody has written", missing);
    }

    @Test
    @DisplayName("A rule that is named is one of the specification's")
    void rulesExist() {
        Set<String> specified =
                ClientSources.files(
                                ClientSources.MAIN
                                        .resolve("../../../docs/rules")
                                        .normalize(),
                                ".md")
                        .stream()
                        .flatMap(each -> ids(ClientSources.text(each)).stream())
                        .collect(Collectors.toSet());
        List<String> unknown = new ArrayList<>();
        for (String game : ClientSources.games()) {
            for (String language : LANGUAGES) {
                ids(ClientSources.text(file(game, language))).stream()
                        .filter(id -> !specified.contains(id))
                        .forEach(id -> unknown.add(game + "." + language + ": " + id));
            }
        }
        assertNone("rules that the specification does not have", unknown);
    }

    @Test
    @DisplayName("The same rules, chapters and diagrams in all four languages")
    void sameInAllLanguages() {
        assertTrue(!ClientSources.games().isEmpty());
        for (String game : ClientSources.games()) {
            String english = ClientSources.text(file(game, "en"));
            for (String language : LANGUAGES) {
                String text = ClientSources.text(file(game, language));
                assertEquals(ids(english), ids(text), game + "." + language);
                assertEquals(count(CHAPTER, english), count(CHAPTER, text), game + "." + language);
                assertEquals(count(DIAGRAM, english), count(DIAGRAM, text), game + "." + language);
            }
        }
    }

    @Test
    @DisplayName(
            "A diagram shows the same position in all four languages, and no text of it is broken by the end of a line")
    void sameDiagrams() {
        for (String game : ClientSources.games()) {
            for (String language : LANGUAGES) {
                List<String> diagrams = diagrams(game, language);
                assertEquals(diagrams(game, "en"), diagrams, game + "." + language);
                diagrams.forEach(each -> assertTrue(!each.contains("caption"), each));
            }
        }
    }

    /** Without captions, as long as each is in one line: JSON knows no text of several. */
    private static List<String> diagrams(String game, String language) {
        return Pattern.compile("(?s)```diagram\n(.*?)```")
                .matcher(ClientSources.text(file(game, language)))
                .results()
                .map(each -> each.group(1).replaceAll("\"caption\":\"(?:[^\"\\\\\n]|\\\\.)*\"", ""))
                .map(text -> text.replaceAll("\\s+", ""))
                .toList();
    }

    private static Set<String> ids(String text) {
        return RULE.matcher(text).results().map(each -> each.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static long count(Pattern pattern, String text) {
        return pattern.matcher(text).results().count();
    }
}
