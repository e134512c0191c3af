package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.engine.context.ChanceFields;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.json.Flat;

/** {@code new}: a fresh match. */
public record NewMatch(
        String game,
        Optional<Integer> seats,
        @Flat SetUpFields setUp,
        @Flat ChanceFields chance) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Game<S> rules) {
        Card card = rules.card();
        int count = seats.orElseGet(() -> onlyCount(card.seatCounts()));
        Setup setup = setUp.of(card, count, desk.rulesets());
        SortedMap<String, Integer> used = chance.sources(rules.open(setup));
        Header header = new Header(card.id(), setup, used, Optional.empty(), chance.version());
        return MatchOpening.open(rules, header, chance.seed(desk), desk);
    }

    private static int onlyCount(List<Integer> counts) {
        if (counts.size() == 1) return counts.get(0);
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "The field \"seats\" is missing.");
    }
}
