package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.wire.engine.context.ChanceFields;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.json.Flat;
import tablee.wire.match.Seed;

/** {@code load} of a view: a match that starts at a position which shows it, as {@code imagine} draws one. */
public record LoadView(
        String game,
        JsonNode viewer,
        ObjectNode view,
        int seats,
        @Flat SetUpFields setUp,
        @Flat ChanceFields chance) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        Seed drawn = desk.seed(chance.seed());
        ObjectNode imagined =
                new ViewImagination(game, viewer, view, seats, setUp, Optional.of(drawn.hex())).answer(desk);
        ObjectNode position = (ObjectNode) imagined.get("position");
        ChanceFields dealt = chance.isByHand() ? chance : chance.dealtFrom(drawn);
        return new LoadPosition(game, position, Optional.of(seats), setUp, dealt).answer(desk);
    }
}
