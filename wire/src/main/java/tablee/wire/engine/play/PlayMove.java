package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Entry;
import tablee.core.State;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineProgress;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.Session;
import tablee.wire.match.MatchFile;
import tablee.wire.words.Words;

/** {@code play}: one entry. */
public record PlayMove(JsonNode actor, String move, Optional<Long> at) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Session<S> session) {
        Entry entry = entry(session, actor, move, time(at, session.match().at()));
        Words words = desk.words(session.match().game());
        session.nearMiss(entry, move).ifPresent(refusal -> {
            throw EngineFault.refused(refusal, words);
        });
        EngineProgress<S> progress = session.play(entry, words);
        desk.put(progress.session());
        return progress.write(JsonNodeFactory.instance.objectNode());
    }

    static Entry entry(Session<?> session, JsonNode actor, String move, long at) {
        int who = ActorNames.actor(actor, session.match().reading());
        return new Entry(who, session.read(who, move), at);
    }

    static long time(Optional<Long> asked, long usual) {
        long at = asked.orElse(usual);
        if (at >= 0 && at <= MatchFile.MOST_MILLIS) return at;
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST, "Game time runs from 0 to " + MatchFile.MOST_MILLIS + " milliseconds.");
    }
}
