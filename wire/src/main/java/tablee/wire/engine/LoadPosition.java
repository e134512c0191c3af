package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.Json;

/** {@code load} of a position: a match that starts there. */
record LoadPosition(
        String game,
        ObjectNode position,
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
        Record start = read(rules);
        Setup setup = setup(rules, start, desk.rulesets());
        SortedMap<String, Integer> used = MatchOpening.sources(sources, place(rules, setup, start));
        int version = MatchOpening.version(chance);
        Header header = new Header(rules.card().id(), setup, used, Optional.of(start), version);
        return MatchOpening.open(rules, header, MatchOpening.seed(chance, seed, desk), desk);
    }

    private Record read(Game<?> rules) {
        try {
            return Json.read(position, rules.positionType());
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_POSITION, bad);
        }
    }

    private static <S extends State<S>> S place(Game<S> rules, Setup setup, Record start) {
        try {
            return rules.place(setup, start);
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_POSITION, bad);
        }
    }

    /** Where the number of seats is left out, the position tells: it is the first number that it can be placed with. */
    private Setup setup(Game<?> rules, Record start, Rulesets files) {
        List<Integer> counts = seats.map(List::of).orElseGet(rules.card()::seatCounts);
        for (int count : counts) {
            Setup setup = setup(rules.card(), count, files);
            if (fits(rules, setup, start)) return setup;
        }
        return setup(rules.card(), counts.get(0), files);
    }

    private Setup setup(Card card, int count, Rulesets files) {
        return files.fill(
                MatchOpening.setup(card, count, ruleset, options.orElseGet(TreeMap::new), data.orElse("")), card);
    }

    private static boolean fits(Game<?> rules, Setup setup, Record start) {
        try {
            rules.place(setup, start);
            return true;
        } catch (BadInput refused) {
            return false;
        }
    }
}
