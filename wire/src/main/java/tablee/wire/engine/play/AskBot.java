package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Encoders;
import tablee.core.FastDice;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.Session;
import tablee.wire.match.Seed;

/** {@code bot}: the move a bot would play for the seat whose turn it is. */
public record AskBot(
        String level,
        Optional<Long> millis,
        Optional<Long> iterations,
        Optional<Long> cores,
        Optional<String> seed,
        Optional<JsonNode> actor)
        implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Session<S> session) {
        BotQuestion<S> asked = BotQuestion.of(desk, session, level, actor);
        Seed used = desk.seed(seed);
        int move = asked.player()
                .choose(
                        asked.eyes(),
                        EngineLimits.budget(millis, iterations, cores),
                        new FastDice(EngineLimits.number(used)));
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("actor", asked.seat())
                .put("move", session.write(asked.seat(), move));
        Match<S> match = session.match();
        Encoders.find(match.game())
                .ifPresent(encoder -> answer.put("number", encoder.number(match.state(), asked.seat(), move)));
        return answer.put("seed", used.hex());
    }
}
