package tablee.web;

import static tablee.web.ClientSources.LANGUAGES;
import static tablee.web.ClientSources.assertNone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What people read who only want to play has none of the words of those who run a server or write programs for it. */
class PlayersWordsTest {
    /** Parts that everybody reads; alerts, analysis, the account, the legal page and administration speak of programs where they are about them. */
    private static final List<String> PARTS = List.of(
            "house", "table-ui", "daily", "profile", "puzzle", "ratings", "review", "near", "tournament", "variants");

    private static final String EVERYWHERE =
            "json|sha-?256|hash|script|seed|ruleset|webhook|socket|database|cluster|localhost|--\\w+|stdin|payload";

    private static final Map<String, Pattern> JARGON = Map.of(
            "en", words(EVERYWHERE + "|seeds|scripts|rulesets|config\\w*|start-?up|command line"),
            "fr", words(EVERYWHERE + "|graines?|scripts?|hachage|base de données|ligne de commande|au démarrage"),
            "de",
                    words(
                            EVERYWHERE
                                    + "|startwert\\w*|skript\\w*|zahlenwerk\\w*|datenbank\\w*|kommandozeile|beim start angegeben"),
            "pl", words(EVERYWHERE + "|ziarn\\w+|skrypt\\w*|baz\\w danych|wiersz\\w* polece\\w+|przy uruchomieniu"));

    private static Pattern words(String alternatives) {
        return Pattern.compile(
                "(?<![\\p{L}-])(?:" + alternatives + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    @Test
    @DisplayName("The jargon of hosts stays with hosts, in all four languages")
    void jargon() {
        List<String> found = new ArrayList<>();
        for (String language : LANGUAGES) {
            readByPlayers(language).forEach(part -> part.phrases().forEach((key, phrase) -> {
                if (JARGON.get(language).matcher(phrase).find())
                    found.add(part.part() + "." + language + ": " + key + " = " + phrase);
            }));
        }
        assertNone("jargon", found);
    }

    private static Stream<Phrases> readByPlayers(String language) {
        return Stream.of(
                        PARTS.stream().map(part -> Phrases.of(part, language)),
                        ClientSources.games().stream().map(game -> Phrases.of(game, language)),
                        ClientSources.games().stream().map(game -> Phrases.ofGame(game, language)))
                .flatMap(each -> each);
    }
}
