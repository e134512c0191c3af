package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.ChanceSources;
import tablee.wire.Json;
import tablee.wire.Seed;
import tablee.wire.WrittenHeader;

/** How a match comes onto the desk. */
final class MatchOpening {
    private MatchOpening() {}

    static Game<?> game(String id) {
        try {
            return Games.find(id);
        } catch (BadInput unknown) {
            throw new EngineFault(EngineFault.Code.UNKNOWN_GAME, unknown);
        }
    }

    /** The set-up, where everything but the seats has a usual value. */
    static Setup setup(Card card, int seats, Optional<Integer> ruleset, Map<String, JsonNode> options, String data) {
        SortedMap<String, String> words = new TreeMap<>();
        options.forEach((id, value) -> words.put(id, word(id, value)));
        return card.setup(seats, ruleset.orElse(card.newestRuleset()), words, data);
    }

    private static String word(String id, JsonNode value) {
        if (value.isTextual() || value.isBoolean() || value.isIntegralNumber()) return value.asText();
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST, "Option " + Json.quote(id) + " takes a text, a number, true or false.");
    }

    /** The versions asked for, which must be here; or the newest of all that serve this game. */
    static SortedMap<String, Integer> sources(Optional<SortedMap<String, Integer>> asked, State<?> state) {
        if (asked.isEmpty()) return ChanceSources.serving(state);
        SortedMap<String, Integer> missing = new TreeMap<>(asked.get());
        missing.keySet().removeAll(ChanceSources.named(asked.get(), state).keySet());
        if (missing.isEmpty()) return asked.get();
        String name = missing.firstKey();
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST,
                "The chance source " + Json.quote(name) + " in version " + missing.get(name) + " is not here.");
    }

    /** The seed to deal from, unless chance is to be played by hand. */
    static Optional<Seed> seed(Optional<String> chance, Optional<String> seed, EngineDesk desk) {
        if (version(chance) == Header.STREAMS || chance.isEmpty()) return Optional.of(desk.seed(seed));
        if (seed.isEmpty()) return Optional.empty();
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "Chance is played by hand or comes from a seed, not both.");
    }

    /** How outcomes follow from the seed: as ever, since the same request is the same match in every release, unless streams are asked for. */
    static int version(Optional<String> chance) {
        if (chance.isEmpty() || chance.get().equals("manual")) return Header.NUMBERED;
        if (chance.get().equals("streams")) return Header.STREAMS;
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"chance\" is \"manual\", \"streams\" or left out.");
    }

    static <S extends State<S>> ObjectNode open(Game<S> game, Header header, Optional<Seed> seed, EngineDesk desk) {
        return put(Session.open(game, header, seed), desk);
    }

    /** Puts a session onto the desk, lets chance act, and says what lies there now. */
    static <S extends State<S>> ObjectNode put(Session<S> session, EngineDesk desk) {
        EngineProgress<S> progress = session.settle(desk.words(session.match().game()));
        desk.put(progress.session());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        describe(answer, session.head());
        answer.set("sources", Json.tree(session.head().sources()));
        session.seed().ifPresentOrElse(seed -> answer.put("seed", seed.hex()), () -> answer.put("chance", "manual"));
        boolean streams = session.match().header().chance() == Header.STREAMS;
        if (streams && session.seed().isPresent()) answer.put("chance", "streams");
        session.commitment().ifPresent(commitment -> answer.put("commitment", commitment));
        return progress.write(answer);
    }

    /** The fields by which a position can be loaded again. */
    static void describe(ObjectNode answer, WrittenHeader head) {
        answer.put("game", head.game()).put("ruleset", head.ruleset()).put("seats", head.seats());
        answer.set("options", Json.tree(head.options()));
        if (!head.data().isEmpty()) answer.put("data", head.data());
    }
}
