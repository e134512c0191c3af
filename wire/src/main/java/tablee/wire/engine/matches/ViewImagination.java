package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.json.Flat;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** {@code imagine} of a view, as a server sends it: a position that shows it. Nothing is put onto the desk. */
public record ViewImagination(
        String game,
        JsonNode viewer,
        ObjectNode view,
        int seats,
        @Flat SetUpFields setUp,
        Optional<String> seed) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Game<S> rules) {
        Setup setup = setUp.of(rules.card(), seats, desk.rulesets());
        Seed used = desk.seed(seed);
        S world = MatchImagination.fromView(rules, setup, viewer, view, used);
        Header header =
                new Header(rules.card().id(), setup, new TreeMap<>(), Optional.of(world.position()), Header.NUMBERED);
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        MatchOpening.describe(answer, WrittenHeader.of(header));
        answer.set("position", Json.tree(world.position()));
        return answer.put("seed", used.hex());
    }
}
