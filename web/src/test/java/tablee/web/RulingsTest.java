package tablee.web;

import static tablee.web.ClientSources.LANGUAGES;
import static tablee.web.ClientSources.assertNone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What docs/rules promises: every ruling, marked [R] there, is listed to players, and so is every option that changes one. */
class RulingsTest {
    private static final Path SPECIFICATION =
            ClientSources.MAIN.resolve("../../../docs/rules").normalize();
    private static final Pattern SECTION = Pattern.compile("(?m)^(?=## )");
    private static final Pattern RULE = Pattern.compile("(?ms)^- \\*\\*([A-Z]+-\\d+)\\*\\*(.*?)(?=^- \\*\\*|\\z)");
    private static final Pattern RULING = Pattern.compile("\\[R\\b");
    private static final Pattern ITALIC = Pattern.compile("(?<![*\\w])\\*([^*\\s][^*]*)\\*(?![*\\w])");
    private static final Pattern OPTION =
            Pattern.compile("(?iu)(?<!\\p{L})(?:options?|optionen|opcj\\p{L}+)(?!\\p{L})");

    @Test
    @DisplayName("Each ruling is listed in the last chapter of the rules for people, in all four languages")
    void rulingsAreListed() {
        List<String> missing = new ArrayList<>();
        everyPage((game, language) -> {
            String listed = lastChapter(game, language);
            for (String id : rulings(game, RULING)) {
                if (!Pattern.compile("\\b" + id + "\\b").matcher(listed).find())
                    missing.add(game + "." + language + ": " + id);
            }
        });
        assertNone(
                "rulings [R] that players are not told: the last chapter of rules.<language>.md lists them by their ids",
                missing);
    }

    @Test
    @DisplayName("A page of the specification that belongs to no game reads no rulebook, so it has no rulings")
    void onlyGamesHaveRulings() {
        List<String> strays = new ArrayList<>();
        try (Stream<Path> pages = Files.list(SPECIFICATION)) {
            pages.map(page -> page.getFileName().toString().replace(".md", ""))
                    .filter(page -> !ClientSources.games().contains(page) && !page.equals("README"))
                    .forEach(page -> rulings(page, RULING).forEach(id -> strays.add(page + ": " + id)));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
        assertNone("rulings that no game lists to players", strays);
    }

    @Test
    @DisplayName("An option that the rules name is one of the game's, by the name it has in the form")
    void optionsExist() {
        List<String> unknown = new ArrayList<>();
        List<String> nameless = new ArrayList<>();
        everyPage((game, language) -> {
            Set<String> options = options(game, language);
            italics(lastChapter(game, language))
                    .filter(name -> !options.contains(name))
                    .forEach(name -> unknown.add(game + "." + language + ": " + name));
            for (String sentence : page(game, language).split("(?<=[.;:])\\s+")) {
                if (OPTION.matcher(sentence).find() && italics(sentence).noneMatch(options::contains))
                    nameless.add(game + "." + language + ": " + sentence);
            }
        });
        assertNone("options that no table has", unknown);
        assertNone("sentences about an option without its name in italics (a colon ends a sentence, too)", nameless);
    }

    @Test
    @DisplayName("A ruling that is an option of the table is listed with the option's name")
    void optionsAreNamed() {
        List<String> unnamed = new ArrayList<>();
        everyPage((game, language) -> {
            Set<String> options = options(game, language);
            for (String id : rulings(game, Pattern.compile("\\[R, option"))) {
                boolean named = Stream.of(lastChapter(game, language).split(" - "))
                        .filter(item -> item.contains(id))
                        .anyMatch(item -> italics(item).anyMatch(options::contains));
                if (!named) unnamed.add(game + "." + language + ": " + id);
            }
        });
        assertNone("rulings that are options, without the option's name", unnamed);
    }

    private interface Look {
        void at(String game, String language);
    }

    /** The specification has a page for each game; what belongs to no game has no rules for people. */
    private static void everyPage(Look look) {
        for (String game : ClientSources.games()) LANGUAGES.forEach(language -> look.at(game, language));
    }

    /** The ids of rules that say it, or stand in a section whose heading does. */
    private static Set<String> rulings(String game, Pattern mark) {
        Set<String> ids = new TreeSet<>();
        for (String section : SECTION.split(ClientSources.text(SPECIFICATION.resolve(game + ".md")))) {
            boolean all = mark.matcher(section.lines().findFirst().orElse("")).find();
            Matcher rule = RULE.matcher(section);
            while (rule.find()) {
                if (all || mark.matcher(rule.group(2)).find()) ids.add(rule.group(1));
            }
        }
        return ids;
    }

    /** The text without its diagrams, in one line. */
    private static String page(String game, String language) {
        String text = ClientSources.text(ClientSources.beside(game, "rules." + language + ".md"));
        return text.replaceAll("(?s)```diagram.*?```", "");
    }

    private static String lastChapter(String game, String language) {
        String text = page(game, language);
        return text.substring(text.lastIndexOf("\n## ")).replaceAll("\\s+", " ");
    }

    private static Stream<String> italics(String text) {
        return ITALIC.matcher(text.replaceAll("\\s+", " ")).results().map((MatchResult each) -> each.group(1));
    }

    private static Set<String> options(String game, String language) {
        return Phrases.ofGame(game, language).phrases().entrySet().stream()
                .filter(each -> each.getKey().matches("option\\.[\\w-]+"))
                .map(each -> each.getValue())
                .collect(Collectors.toSet());
    }
}
