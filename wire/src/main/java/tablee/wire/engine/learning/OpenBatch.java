package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.engine.context.EngineBatch;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.Session;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.match.Seed;

/** {@code batch}: many fresh matches of one set-up, to be stepped all at once. */
public record OpenBatch(
        String game,
        long count,
        Optional<Integer> seats,
        Optional<SortedMap<String, JsonNode>> options,
        Optional<String> seed)
        implements EngineRequest {
    private static final int MOST = 256;

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Game<S> rules) {
        int many = (int) EngineLimits.within("count", Optional.of(count), 1, MOST, 1);
        Card card = rules.card();
        SetUpFields setUp = new SetUpFields(Optional.empty(), options, Optional.empty());
        Setup setup = setUp.of(card, seats.orElse(card.fewestSeats()));
        Header header = Header.of(card.id(), setup);
        Seed first = desk.seed(seed);
        List<Session<S>> sessions = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            Session<S> session = Session.open(rules, header, Optional.of(first.next(i)));
            sessions.add(session.settle(desk.words(rules)).session());
        }
        EngineBatch<S> batch = EngineBatch.of(rules, sessions);
        desk.put(batch);
        return batch.write().put("seed", first.hex());
    }
}
