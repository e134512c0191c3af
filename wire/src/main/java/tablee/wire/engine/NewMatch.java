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
        implements Request {
    @Override
    public ObjectNode answer(Desk desk) {
        return answer(desk, Opening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(Desk desk, Game<S> rules) {
        Card card = rules.card();
        int count = seats.orElseGet(() -> onlyCount(card.seatCounts()));
        Setup given = Opening.setup(card, count, ruleset, options.orElseGet(TreeMap::new), data.orElse(""));
        Setup setup = desk.rulesets().fill(given, card);
        SortedMap<String, Integer> used = Opening.sources(sources, rules.open(setup));
        Header header = new Header(card.id(), setup, used, Optional.empty());
        return Opening.open(rules, header, Opening.seed(chance, seed, desk), desk);
    }

    private static int onlyCount(List<Integer> counts) {
        if (counts.size() == 1) return counts.get(0);
        throw new Fault(Fault.Code.BAD_REQUEST, "The field \"seats\" is missing.");
    }
}
