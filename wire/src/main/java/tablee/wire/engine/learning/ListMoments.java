package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Encoder;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MomentNumbers;
import tablee.wire.match.MatchFile;

/** {@code moments}: every decision of a log as numbers, for programs that learn from matches that others played; without a log the match on the desk. */
public record ListMoments(Optional<ObjectNode> log) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        if (log.isEmpty()) return answer(desk.session().match());
        try {
            return answer(MatchFile.read(log.get()).replay());
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_LOG, bad);
        }
    }

    private static <S extends State<S>> ObjectNode answer(Match<S> whole) {
        Encoder<S> encoder = MomentNumbers.encoder(whole.game());
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("encoding", encoder.version());
        ArrayNode moments = answer.putArray("moments");
        Match<S> match = Match.open(whole.game(), whole.header());
        for (Entry entry : whole.log()) {
            if (Actor.isSeat(entry.actor())) moments.add(moment(encoder, match, entry));
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        return answer;
    }

    private static <S extends State<S>> ObjectNode moment(Encoder<S> encoder, Match<S> match, Entry entry) {
        ObjectNode moment = JsonNodeFactory.instance.objectNode().put("entry", match.version());
        MomentNumbers.write(encoder, match, entry.actor(), moment);
        moment.remove("mask");
        return moment.put("number", encoder.number(match.state(), entry.actor(), entry.move()));
    }
}
