package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.Session;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** {@code imagine} of the match on the desk: a position that a viewer cannot tell from the true one. The match stays as it is. */
public record MatchImagination(JsonNode viewer, Optional<Integer> memory, Optional<String> seed)
        implements EngineRequest {
    private static final int WHOLE = 1000;

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Session<S> session) {
        S world = session.match().state();
        Seed used = desk.seed(seed);
        world.imagine(ActorNames.viewer(viewer, world), kept(), new FastDice(EngineLimits.number(used)));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        MatchOpening.describe(answer, session.head());
        answer.set("position", Json.tree(world.position()));
        return answer.put("seed", used.hex());
    }

    private Memory kept() {
        int permille = memory.orElse(WHOLE);
        if (permille < 0 || permille > WHOLE) {
            throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"memory\" is in thousandths, from 0 to 1000.");
        }
        return permille == WHOLE ? Memory.PERFECT : Memory.fading(permille);
    }

    /** A state, at random, that shows this viewer this view. */
    static <S extends State<S>> S fromView(Game<S> game, Setup setup, JsonNode viewer, ObjectNode view, Seed seed) {
        try {
            Class<? extends Record> type = game.viewType()
                    .orElseThrow(() -> new BadInput("Views of this game are not read; load a position instead."));
            int who = ActorNames.viewer(viewer, game.open(setup));
            if (who == Viewer.ALL)
                throw new BadInput("A viewer who sees everything has nothing to imagine: load a position.");
            S world = game.imagine(setup, who, Json.read(view, type), new FastDice(EngineLimits.number(seed)));
            if (!Json.tree(world.view(who)).equals(view)) {
                throw new BadInput("The view contradicts itself: no position of this set-up shows it.");
            }
            return world;
        } catch (BadInput bad) {
            throw new EngineFault(EngineFault.Code.BAD_POSITION, bad);
        }
    }
}
