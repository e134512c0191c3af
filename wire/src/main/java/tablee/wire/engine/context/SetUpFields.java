package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Card;
import tablee.core.Setup;
import tablee.wire.json.Json;

/** How a match is set up, beside its seats: fields that several requests have. */
public record SetUpFields(
        Optional<Integer> ruleset, Optional<SortedMap<String, JsonNode>> options, Optional<String> data) {
    /** The set-up, with what a ruleset of the server's own says about it. */
    public Setup of(Card card, int seats, Rulesets files) {
        return files.fill(of(card, seats), card);
    }

    /** Everything that is left out has its usual value. */
    public Setup of(Card card, int seats) {
        SortedMap<String, String> words = new TreeMap<>();
        options.ifPresent(given -> given.forEach((id, value) -> words.put(id, word(id, value))));
        return card.setup(seats, ruleset.orElse(card.newestRuleset()), words, data.orElse(""));
    }

    private static String word(String id, JsonNode value) {
        if (value.isTextual() || value.isBoolean() || value.isIntegralNumber()) return value.asText();
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST, "Option " + Json.quote(id) + " takes a text, a number, true or false.");
    }
}
