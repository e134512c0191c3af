package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.engine.context.ChanceFields;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.json.Flat;
import tablee.wire.json.Json;

/** {@code load} of a position: a match that starts there. */
public record LoadPosition(
        String game,
        ObjectNode position,
        Optional<Integer> seats,
        @Flat SetUpFields setUp,
        @Flat ChanceFields chance) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Game<S> rules) {
        Record start = read(rules);
        Setup setup = setup(rules, start, desk.rulesets());
        SortedMap<String, Integer> used = chance.sources(place(rules, setup, start));
        Header header = new Header(rules.card().id(), setup, used, Optional.of(start), chance.version());
        return MatchOpening.open(rules, header, chance.seed(desk), desk);
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
            Setup setup = setUp.of(rules.card(), count, files);
            if (fits(rules, setup, start)) return setup;
        }
        return setUp.of(rules.card(), counts.get(0), files);
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
