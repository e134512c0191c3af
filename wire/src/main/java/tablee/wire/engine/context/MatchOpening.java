package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.State;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** How a match comes onto the desk. */
public final class MatchOpening {
    private MatchOpening() {}

    public static Game<?> game(String id) {
        try {
            return Games.find(id);
        } catch (BadInput unknown) {
            throw new EngineFault(EngineFault.Code.UNKNOWN_GAME, unknown);
        }
    }

    public static <S extends State<S>> ObjectNode open(
            Game<S> game, Header header, Optional<Seed> seed, EngineContext desk) {
        return put(Session.open(game, header, seed), desk);
    }

    /** Puts a session onto the desk, lets chance act, and says what lies there now. */
    public static <S extends State<S>> ObjectNode put(Session<S> session, EngineContext desk) {
        EngineProgress<S> progress = session.settle(desk.words(session.match().game()));
        desk.put(progress.session());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        describe(answer, session.head());
        answer.set("sources", Json.tree(session.head().sources()));
        session.seed().ifPresentOrElse(seed -> answer.put("seed", seed.hex()), () -> answer.put("chance", "manual"));
        boolean streams = session.match().header().chance() == Header.STREAMS;
        if (streams && session.seed().isPresent()) answer.put("chance", "streams");
        session.commitment().ifPresent(commitment -> answer.put("commitment", commitment));
        return progress.write(answer);
    }

    /** The fields by which a position can be loaded again. */
    public static void describe(ObjectNode answer, WrittenHeader head) {
        answer.put("game", head.game()).put("ruleset", head.ruleset()).put("seats", head.seats());
        answer.set("options", Json.tree(head.options()));
        if (!head.data().isEmpty()) answer.put("data", head.data());
    }
}
