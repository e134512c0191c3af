package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;

/** {@code new}: a fresh match. */
record NewMatch(
        String game,
        Optional<Integer> seats,
        Optional<Integer> ruleset,
        Optional<SortedMap<String, JsonNode>> options,
        Optional<String> data,
        Optional<SortedMap<String, Integer>> sources,
        Optional<String> seed,
        Optional<String> chance)
        implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineDesk desk, Game<S> rules) {
        Card card = rules.card();
        int count = seats.orElseGet(() -> onlyCount(card.seatCounts()));
        Setup given = MatchOpening.setup(card, count, ruleset, options.orElseGet(TreeMap::new), data.orElse(""));
        Setup setup = desk.rulesets().fill(given, card);
        SortedMap<String, Integer> used = MatchOpening.sources(sources, rules.open(setup));
        Header header = new Header(card.id(), setup, used, Optional.empty(), MatchOpening.version(chance));
        return MatchOpening.open(rules, header, MatchOpening.seed(chance, seed, desk), desk);
    }

    private static int onlyCount(List<Integer> counts) {
        if (counts.size() == 1) return counts.get(0);
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "The field \"seats\" is missing.");
    }
}
