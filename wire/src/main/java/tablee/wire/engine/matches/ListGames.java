package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/** {@code games}: what can be played here, and against which bots. */
public record ListGames() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode games = answer.putArray("games");
        for (Game<?> game : Games.all()) describe(games.addObject(), game.card(), desk.words(game));
        answer.set("bots", Json.tree(Bots.all().stream().map(Bot::level).toList()));
        answer.set("languages", Json.tree(Words.LANGUAGES));
        return answer;
    }

    private static void describe(ObjectNode node, Card card, Words words) {
        node.put("id", card.id()).put("name", words.has("name") ? words.say("name") : card.name());
        node.put("ruleset", card.newestRuleset());
        node.set("rulesets", Json.tree(card.rulesets()));
        node.set("seats", Json.tree(card.seatCounts()));
        ArrayNode options = node.putArray("options");
        for (Option option : card.options()) describe(options.addObject(), option, words);
    }

    private static void describe(ObjectNode node, Option option, Words words) {
        String key = "option." + option.id();
        node.put("id", option.id()).put("type", type(option));
        if (words.has(key)) node.put("label", words.say(key));
        if (words.has(key + ".help")) node.put("help", words.say(key + ".help"));
        List<String> values = values(option);
        if (!values.isEmpty()) node.set("values", Json.tree(values));
        if (option instanceof Option.Range range)
            node.put("least", range.least()).put("most", range.most());
        node.put("default", option.standard());
    }

    private static String type(Option option) {
        if (option instanceof Option.Flag) return "flag";
        if (option instanceof Option.Choice) return "choice";
        if (option instanceof Option.Range) return "range";
        if (option instanceof Option.Order) return "order";
        return option instanceof Option.Pick ? "pick" : "name";
    }

    private static List<String> values(Option option) {
        if (option instanceof Option.Flag) return List.of("on", "off");
        if (option instanceof Option.Choice choice) return choice.values();
        if (option instanceof Option.Order order) return order.values();
        return option instanceof Option.Pick pick ? pick.values() : List.of();
    }
}
