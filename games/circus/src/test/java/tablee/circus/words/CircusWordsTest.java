package tablee.circus.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusEvent;
import tablee.circus.rules.CircusTable;
import tablee.circus.rules.Ending;
import tablee.circus.rules.Notebook;
import tablee.core.Option;
import tablee.core.Refusal;
import tablee.wire.words.Words;

/** The game speaks four languages. */
public class CircusWordsTest {
    private static final List<String> REFUSALS = List.of(
            "first-player-first",
            "first-player-known",
            "clowns-alternate",
            "token-dealt",
            "not-neighbours",
            "two-positions",
            "one-position",
            "strongman-stays",
            "no-instant-power",
            "tamer-opposite",
            "tamer-beside",
            "between-tamers",
            "no-action-left",
            "actions-left",
            "no-applause",
            "most-actions",
            "no-look",
            "no-clowns-met",
            "reserve-empty",
            "opponents-empty",
            "clowns-first");

    private static final List<String> REASONS = List.of(
            "win",
            "poster",
            "five-clowns",
            "more-clowns",
            "clowns-meet",
            "clowns-take",
            "clowns-return",
            "clowns-spend",
            "foretell",
            "foretell-known",
            "closer",
            "farther",
            "quiet",
            "nothing-known",
            "flip-unseen",
            "look",
            "look-again",
            "buy-poster",
            "buy",
            "buy-last",
            "ok",
            "take",
            "return",
            "return-last",
            "decline",
            "end",
            "end-none");

    public static String kebab(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** Every key that the game can ask for, and no other. */
    private static Set<String> wanted() {
        Set<String> keys = new TreeSet<>(Set.of(
                "name", "goal", "home-line", "home-kind", "home-credit", "count.poster", "count.poster-by-clowns"));
        REFUSALS.forEach(key -> keys.add("refusal." + key));
        REASONS.forEach(key -> keys.add("reason." + key));
        for (Class<?> event : CircusEvent.class.getDeclaredClasses()) keys.add("told." + kebab(event.getSimpleName()));
        for (Artist artist : Artist.values()) keys.add("artist." + artist.word());
        for (Notebook.How how : Notebook.How.values())
            keys.add("how." + how.name().toLowerCase(Locale.ROOT));
        Arrays.stream(Ending.values())
                .forEach(ending -> keys.add(
                        "ending." + ending.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        for (Option option : CircusTable.GAME.card().options()) {
            keys.add("option." + option.id());
            keys.add("option." + option.id() + ".help");
            values(option).forEach(value -> keys.add("option." + option.id() + "." + value));
        }
        return keys;
    }

    private static List<String> values(Option option) {
        if (option instanceof Option.Order order) return order.values();
        return option instanceof Option.Choice choice ? choice.values() : List.of();
    }

    @Test
    @DisplayName("Each language has words for everything the game says, and for nothing else")
    void sameKeys() {
        for (String language : Words.LANGUAGES) {
            assertEquals(
                    wanted(), new TreeSet<>(Words.of(CircusTable.GAME, language).keys()), language);
        }
    }

    @Test
    @DisplayName("CIRC-62: a refusal is a sentence that names what stands in the way")
    void sentences() {
        Refusal refusal = Refusal.of("CIRC-33", "strongman-stays", 8, 9, "artist.clown");
        for (String language : Words.LANGUAGES) {
            Words words = Words.of(CircusTable.GAME, language);
            String said = words.refusal(refusal);
            assertTrue(said.contains("8") && said.contains("9") && said.contains(words.say("artist.clown")), said);
            assertTrue(words.say("refusal.actions-left", 2).contains("2"));
        }
        Words english = Words.of(CircusTable.GAME, "en");
        assertEquals("The turn cannot end yet: one action is left.", english.say("refusal.actions-left", 1));
        assertEquals("0 wins the game.", english.told(new CircusEvent.GameWon(List.of(0))));
        assertEquals("0 and 2 win the game.", english.told(new CircusEvent.GameWon(List.of(0, 2))));
        Words polish = Words.of(CircusTable.GAME, "pl");
        assertEquals("Tura ma najwyżej 20 akcji.", polish.say("refusal.most-actions", 20));
    }
}
