package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.OptionalLong;
import tablee.core.Match;
import tablee.core.Perft;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;

/** {@code perft}: how many sequences of entries of this length there are. */
public record CountSequences(long depth, Optional<Boolean> clock) implements EngineRequest {
    private static final int MOST_DEPTH = 100;
    private static final long MOST_ENTRIES = 10_000_000;

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk.session().match());
    }

    private <S extends State<S>> ObjectNode answer(Match<S> match) {
        int length = (int) EngineLimits.within("depth", Optional.of(depth), 0, MOST_DEPTH, 0);
        return JsonNodeFactory.instance.objectNode().put("depth", length).put("count", count(match, length));
    }

    private <S extends State<S>> long count(Match<S> match, int length) {
        if (match.over()) return length == 0 ? 1 : 0;
        OptionalLong count = Perft.count(match.state(), match.at(), length, clock.orElse(false), MOST_ENTRIES);
        return count.orElseThrow(() -> new EngineFault(
                EngineFault.Code.TOO_MUCH,
                "To count these more than " + MOST_ENTRIES + " entries would have to be played."));
    }
}
