package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.arena.Arena;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.Session;
import tablee.wire.match.WrittenHeader;

/** {@code lift}: what lies in a slot of an arena comes onto the desk, where everything else can be asked of it. The arena keeps it. */
public record LiftMatch(int arena, int slot) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.arena(arena));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Arena<S> from) {
        Match<S> match = Match.replay(from.game(), from.header(), from.log(slot));
        WrittenHeader head = WrittenHeader.of(from.header());
        return MatchOpening.put(new Session<>(match, head, Optional.of(from.seed(slot))), desk);
    }
}
