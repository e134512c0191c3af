package tablee.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tablee.core.Count;
import tablee.core.Game;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/** The numbered rules that exist, and whether the game has words in every language for what it says. */
final class RuleBook {
    private static final Pattern RULE = Pattern.compile("\\*\\*([A-Z]+-\\d+)\\*\\*");

    private final Game<?> game;
    private final WordKeys keys;
    private final Set<String> ids = new TreeSet<>();

    /** The rules under {@code docs/rules}, and those in a {@code rules.md} beside the game's class. */
    RuleBook(Game<?> game, Path root) {
        this.game = game;
        keys = new WordKeys(game);
        try (Stream<Path> files = Files.list(root.resolve("docs/rules"));
                InputStream beside = game.getClass().getResourceAsStream("rules.md")) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".md")).toList()) add(Files.readString(file));
            if (beside != null) add(new String(beside.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the rules cannot be read", e);
        }
    }

    private void add(String text) {
        for (Matcher rule = RULE.matcher(text); rule.find(); ) ids.add(rule.group(1));
    }

    void check(Refusal refusal) {
        Expect.that(ids.contains(refusal.rule()), "there is no rule " + refusal.rule() + ", named by " + refusal);
        refusal.args().forEach(PlainData::check);
        speaks("refusal." + refusal.key(), refusal.args(), words -> words.refusal(refusal));
    }

    void check(Count.Item item) {
        speaks("count." + item.key(), item.args(), words -> words.count(item));
        item.parts().forEach(this::check);
    }

    /** What is told at a table that is set up like this. */
    void check(Record event, Setup setup) {
        PlainData.check(event);
        String key = "told." + Json.event(event).get("event").asText();
        speaks(key, components(event), words -> words.told(event, setup.options()));
    }

    private static List<Object> components(Record event) {
        return Arrays.stream(event.getClass().getRecordComponents())
                .map(component -> valueOf(component, event))
                .toList();
    }

    private static Object valueOf(RecordComponent component, Record event) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private interface Sentence {
        String in(Words words);
    }

    /** The keys that the game has to have words for, as far as it was heard. */
    WordKeys keys() {
        return keys;
    }

    /** Keys without words are collected, to be reported all at once. */
    private void speaks(String key, List<Object> values, Sentence sentence) {
        keys.need(key);
        for (String language : Words.LANGUAGES) {
            Words words = Words.of(game, language);
            if (!words.has(key)) continue;
            String said = sentence.in(words);
            Expect.that(!said.isBlank() && !said.matches(".*[{}].*"), "a gap stays open in " + language + ": " + said);
            String phrase = words.phrases().getOrDefault(key, "");
            RawCodes.check(said, phrase, values, words);
            if (language.equals("fr")) Elision.check(said, phrase);
        }
    }

    List<String> ids() {
        return List.copyOf(ids);
    }
}
