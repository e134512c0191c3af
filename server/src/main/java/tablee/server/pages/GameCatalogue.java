package tablee.server.pages;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.core.Setting;
import tablee.server.http.HttpFault;
import tablee.table.budget.Bounded;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/** The games there are, and everything they and the client say, made once. */
final class GameCatalogue {
    private static final String JSON = "application/json";
    private static final Pattern PART = Pattern.compile("[a-z][a-z-]*");

    private final Asset games;

    @Bounded(why = "the files there are")
    private final Map<String, Asset> rules = new ConcurrentHashMap<>();

    @Bounded(why = "the files there are")
    private final Map<String, Asset> words = new ConcurrentHashMap<>();

    GameCatalogue(String version) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("games");
        for (Game<?> game : Games.all()) describe(list.addObject(), game);
        // "bots", "type" and "default" are what the engine calls them; the names from before stay beside them.
        answer.set("bots", Json.tree(Bots.all().stream().map(Bot::level).toList()));
        answer.set("levels", Json.tree(Bots.all().stream().map(Bot::level).toList()));
        answer.set("languages", Json.tree(Words.LANGUAGES));
        answer.put("version", version).put("protocol", 1);
        games = Asset.of(JSON, answer.toString());
    }

    Asset games() {
        return games;
    }

    private static void describe(ObjectNode node, Game<?> game) {
        Card card = game.card();
        node.put("id", card.id()).put("name", card.name());
        node.put("ruleset", card.newestRuleset());
        node.set("rulesets", Json.tree(card.rulesets()));
        node.set("seats", Json.tree(card.seatCounts()));
        ArrayNode options = node.putArray("options");
        for (Option option : card.options()) {
            ObjectNode described = options.addObject();
            describe(described, option);
            described.put("rated", Setting.named(game).contains(option.id()));
        }
    }

    private static void describe(ObjectNode node, Option option) {
        String kind = option.getClass().getSimpleName().toLowerCase(Locale.ROOT);
        node.put("id", option.id()).put("type", kind).put("kind", kind);
        node.put("default", option.standard()).put("standard", option.standard());
        List<String> values = values(option);
        if (!values.isEmpty()) node.set("values", Json.tree(values));
        if (option instanceof Option.Range range)
            node.put("least", range.least()).put("most", range.most());
    }

    private static List<String> values(Option option) {
        if (option instanceof Option.Flag) return List.of("on", "off");
        if (option instanceof Option.Choice choice) return choice.values();
        if (option instanceof Option.Order order) return order.values();
        return option instanceof Option.Pick pick ? pick.values() : List.of();
    }

    // ---- Rules -----------------------------------------------------------------------------------------------------

    /** A game's rules for people, which lie beside its class. */
    Asset rules(String game, String language) {
        if (!Words.LANGUAGES.contains(language)) throw HttpFault.notFound();
        return rules.computeIfAbsent(game + "." + language, name -> rulesOf(game, language));
    }

    private static Asset rulesOf(String id, String language) {
        Game<?> game = Games.all().stream()
                .filter(each -> each.card().id().equals(id))
                .findFirst()
                .orElseThrow(HttpFault::notFound);
        try (InputStream in = game.getClass().getResourceAsStream("rules." + language + ".md")) {
            if (in == null) throw HttpFault.notFound();
            return Asset.of("text/markdown; charset=utf-8", in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- Words -----------------------------------------------------------------------------------------------------

    /** @param part a game, {@code table} (what the table refuses), or a part of the client's own */
    Asset words(String part, String language) {
        if (!Words.LANGUAGES.contains(language) || !PART.matcher(part).matches()) throw HttpFault.notFound();
        String name = part + "." + language;
        Asset known = words.get(name);
        if (known != null) return known;
        Asset made = Asset.of(JSON, Json.text(phrases(part, language)));
        words.put(name, made);
        return made;
    }

    private static SortedMap<String, String> phrases(String part, String language) {
        Optional<SortedMap<String, String>> rules = ofRules(part, language);
        Optional<SortedMap<String, String>> client = ofClient(part, language);
        if (rules.isEmpty() && client.isEmpty()) throw HttpFault.notFound();
        SortedMap<String, String> all = new TreeMap<>(rules.orElseGet(TreeMap::new));
        client.ifPresent(all::putAll);
        if (part.equals("house")) all.putAll(ofGamesAtHome(language));
        if (language.equals("fr")) all.replaceAll((key, phrase) -> FrenchSpacing.typeset(phrase));
        return all;
    }

    /** What each game says of itself on the home page: {@code home-line} of Circus is {@code game.circus.line} there. */
    private static SortedMap<String, String> ofGamesAtHome(String language) {
        SortedMap<String, String> all = new TreeMap<>();
        for (Game<?> game : Games.all()) {
            Words.of(game, language).phrases().tailMap("home-").forEach((key, phrase) -> {
                if (key.startsWith("home-")) all.put("game." + game.card().id() + "." + key.substring(5), phrase);
            });
        }
        return all;
    }

    private static Optional<SortedMap<String, String>> ofRules(String part, String language) {
        if (part.equals("table")) return Optional.of(Words.shared(language).phrases());
        return Games.all().stream()
                .filter(game -> game.card().id().equals(part))
                .findFirst()
                .map(game -> Words.of(game, language).phrases());
    }

    private static Optional<SortedMap<String, String>> ofClient(String part, String language) {
        return ClientBundle.bytes("words/" + part + "." + language + ".properties")
                .or(() -> ClientBundle.bytes("games/" + part + "/words." + language + ".properties"))
                .map(GameCatalogue::read);
    }

    private static SortedMap<String, String> read(byte[] bytes) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(new String(bytes, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        SortedMap<String, String> phrases = new TreeMap<>();
        properties.stringPropertyNames().forEach(key -> phrases.put(key, properties.getProperty(key)));
        return phrases;
    }
}
