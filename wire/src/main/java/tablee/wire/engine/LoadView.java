package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.SortedMap;
import tablee.wire.Seed;

/** {@code load} of a view: a match that starts at a position which shows it, as {@code imagine} draws one. */
record LoadView(
        String game,
        JsonNode viewer,
        ObjectNode view,
        int seats,
        Optional<Integer> ruleset,
        Optional<SortedMap<String, JsonNode>> options,
        Optional<String> data,
        Optional<SortedMap<String, Integer>> sources,
        Optional<String> seed,
        Optional<String> chance)
        implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        boolean byHand = chance.filter("manual"::equals).isPresent();
        Seed drawn = desk.seed(seed);
        ObjectNode imagined = new ViewImagination(
                        game, viewer, view, seats, ruleset, options, data, Optional.of(drawn.hex()))
                .answer(desk);
        ObjectNode position = (ObjectNode) imagined.get("position");
        Optional<String> dealt = byHand ? seed : Optional.of(drawn.hex());
        return new LoadPosition(game, position, Optional.of(seats), ruleset, options, data, sources, dealt, chance)
                .answer(desk);
    }
}
