package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.Session;

/** {@code why}: whether a move would be accepted, and if not, which rule is in the way. Nothing is played. */
public record AskWhy(JsonNode actor, String move, Optional<Long> at) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Session<S> session) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        Optional<Refusal> refusal = refusal(session);
        answer.put("legal", refusal.isEmpty());
        refusal.ifPresent(why -> answer.put("rule", why.rule())
                .put("message", desk.words(session.match().game()).refusal(why)));
        return answer;
    }

    private <S extends State<S>> Optional<Refusal> refusal(Session<S> session) {
        Match<S> match = session.match();
        Entry entry = PlayMove.entry(session, actor, move, PlayMove.time(at, match.at()));
        Optional<Refusal> nearMiss = session.nearMiss(entry, move);
        if (nearMiss.isPresent()) return nearMiss;
        if (at.isEmpty()) return match.why(entry.actor(), entry.move());
        return match.play(entry) instanceof Match.Refused<S> refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }
}
