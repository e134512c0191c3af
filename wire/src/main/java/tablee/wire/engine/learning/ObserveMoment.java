package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Encoder;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MomentNumbers;

/** {@code observe}: what a seat may know as a vector of whole numbers, and its moves as numbers with a mask. */
public record ObserveMoment(Optional<JsonNode> actor) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk.session().match());
    }

    private <S extends State<S>> ObjectNode answer(Match<S> match) {
        Encoder<S> encoder = MomentNumbers.encoder(match.game());
        int seat =
                actor.map(node -> ActorNames.actor(node, match.reading())).orElseGet(() -> MomentNumbers.first(match));
        if (!Actor.isSeat(seat)) throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"actor\" must be a seat.");
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("encoding", encoder.version());
        return MomentNumbers.write(encoder, match, seat, answer);
    }
}
