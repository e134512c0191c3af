package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tablee.core.BotPlayer;
import tablee.core.FastDice;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.Session;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.words.Advice;

/** {@code hint}: what a bot thinks of the moves of the seat whose turn it is, best first, and why. */
public record AskHint(
        Optional<String> level,
        Optional<Long> millis,
        Optional<Long> iterations,
        Optional<Long> cores,
        Optional<String> seed,
        Optional<JsonNode> actor)
        implements EngineRequest {
    private static final String ADVISER = "expert";

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Session<S> session) {
        BotQuestion<S> asked = BotQuestion.of(desk, session, level.orElse(ADVISER), actor);
        Seed used = desk.seed(seed);
        List<BotPlayer.Thought> thoughts = asked.player()
                .think(
                        asked.eyes(),
                        EngineLimits.budget(millis, iterations, cores),
                        new FastDice(EngineLimits.number(used)));
        List<Advice> advice = Advice.of(
                session.match().reading(),
                asked.seat(),
                thoughts,
                desk.words(session.match().game()));
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("actor", asked.seat());
        answer.set("advice", Json.tree(advice));
        return answer.put("seed", used.hex());
    }
}
