package tablee.web;

import static tablee.web.ClientSources.LANGUAGES;
import static tablee.web.ClientSources.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A ruleset can change a game's numbers, so a sentence takes its figure from the game and has a gap for it. Where a phrase has no gaps, as
 * the names of options, its figures are compared with the newest ruleset. Only digits can be told from words.
 */
class FiguresInWordsTest {
    private static final Pattern GAP = Pattern.compile("\\{(?:[^{}]|\\{\\w+})*}");
    private static final Pattern FIGURE = Pattern.compile("\\d+");

    /** By game: the phrases that may have a figure, each with the lines of the ruleset that it stands in, or none. */
    private static final Map<String, Map<String, String>> MAY_HAVE =
            ClientSources.boards().stream().collect(Collectors.toMap(Function.identity(), FiguresInWordsTest::mayHave));

    private static final List<String> DIFFICULTIES =
            List.of("very-easy", "easy", "medium", "hard", "very-hard", "inconceivable");

    @Test
    @DisplayName("A sentence of a game has no figure of its own, in all four languages")
    void gaps() {
        List<String> found = new ArrayList<>();
        everyPhrase((game, language, key, phrase) -> {
            boolean known = MAY_HAVE.get(game).containsKey(key) || isOption(key) || isLesson(key);
            if (!known && !figures(phrase).isEmpty()) found.add(language + " " + game + " " + key + " = " + phrase);
        });
        assertNone("figures that a ruleset could make wrong: use a gap, or letters for what never changes", found);
    }

    @Test
    @DisplayName("A figure in a phrase without gaps is the ruleset's")
    void figuresOfTheRuleset() {
        List<String> wrong = new ArrayList<>();
        everyPhrase((game, language, key, phrase) -> {
            List<String> numbers = numbersIn(game, MAY_HAVE.get(game).getOrDefault(key, ""));
            if (!numbers.isEmpty() && !withoutRuns(numbers).equals(figures(phrase)))
                wrong.add(language + " " + game + " " + key + " = " + phrase + ", and not " + numbers);
        });
        assertNone("phrases with other figures than the ruleset", wrong);
    }

    @Test
    @DisplayName("A phrase that may have a figure is there, and has one")
    void nothingStale() {
        List<String> stale = new ArrayList<>();
        MAY_HAVE.forEach((game, keys) -> keys.keySet().forEach(key -> stale.add(game + " " + key)));
        everyPhrase((game, language, key, phrase) -> {
            if (!figures(phrase).isEmpty()) stale.remove(game + " " + key);
        });
        assertNone("phrases that need no line in figures-in-words.properties", stale);
    }

    private static List<String> numbersIn(String game, String lines) {
        return Stream.of(lines.split(" "))
                .filter(line -> !line.isEmpty())
                .flatMap(line -> numbers(game, line).stream())
                .toList();
    }

    @Test
    @DisplayName("FLOW-70: a difficulty is named with as many cards as the ruleset draws")
    void difficulties() {
        List<String> cards = numbers("flow", "difficulty");
        List<String> wrong = new ArrayList<>();
        for (String language : LANGUAGES) {
            Map<String, String> phrases = Phrases.ofGame("flow", language).phrases();
            List<String> ends = List.of(cards.get(0), cards.get(cards.size() - 1));
            if (!figures(phrases.getOrDefault("option.difficulty.help", "")).equals(ends))
                wrong.add(language + " option.difficulty.help");
            for (int i = 0; i < DIFFICULTIES.size(); i++) {
                String key = "option.difficulty." + DIFFICULTIES.get(i);
                if (!figures(phrases.getOrDefault(key, "")).equals(List.of(cards.get(i))))
                    wrong.add(language + " " + key);
            }
        }
        assertNone("difficulties with another number of cards than the ruleset", wrong);
    }

    private static Map<String, String> mayHave(String game) {
        return Phrases.read(game, "", ClientSources.ofTests(game).resolve("figures-in-words.properties"))
                .phrases();
    }

    private interface Look {
        void at(String game, String language, String key, String phrase);
    }

    private static void everyPhrase(Look look) {
        for (String game : ClientSources.boards()) {
            for (String language : LANGUAGES) {
                Stream.of(Phrases.of(game, language), Phrases.ofGame(game, language))
                        .forEach(words ->
                                words.phrases().forEach((key, phrase) -> look.at(game, language, key, phrase)));
            }
        }
    }

    /** The value of an option has its figure in its name, seats are counted, and difficulties have a test of their own. */
    private static boolean isOption(String key) {
        return key.matches("option\\.[\\w-]+\\.\\d+") || key.startsWith("option.difficulty.");
    }

    /** A lesson is a position of its own, by the built-in ruleset. */
    private static boolean isLesson(String key) {
        return key.startsWith("lesson.") || key.startsWith("board.lesson-");
    }

    private static List<String> figures(String phrase) {
        String plain = GAP.matcher(phrase).replaceAll("");
        return FIGURE.matcher(plain).results().map(MatchResult::group).toList();
    }

    /** "8 9 7 7" is said as "8, 9, and 7 each". */
    private static List<String> withoutRuns(List<String> numbers) {
        List<String> said = new ArrayList<>();
        for (String each : numbers) {
            if (said.isEmpty() || !said.get(said.size() - 1).equals(each)) said.add(each);
        }
        return said;
    }

    private static List<String> numbers(String game, String line) {
        Path newest = ClientSources.files(ClientSources.beside(game, ""), ".ruleset").stream()
                .max(Comparator.comparing(Path::getFileName))
                .orElseThrow();
        return ClientSources.text(newest)
                .lines()
                .map(each -> each.replaceFirst("#.*", "").split("=", 2))
                .filter(each -> each.length == 2 && each[0].strip().equals(line))
                .flatMap(each -> Stream.of(each[1].strip().split("\\s+")))
                .toList();
    }
}
