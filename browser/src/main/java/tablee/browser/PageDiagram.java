package tablee.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.BadInput;
import tablee.core.Viewer;
import tablee.table.seats.NewTableRequest;
import tablee.table.terms.Diagram;
import tablee.table.terms.TableTerms;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;

/** A position to look at, as the server draws it for rules and lessons. */
record PageDiagram(JsonNode drawn) {
    static PageDiagram draw(PageRequest.Draw draw) {
        int viewer = Viewer.read(draw.viewer()).orElseThrow(() -> new BadInput("A viewer is a seat or \"spectator\"."));
        ObjectNode terms =
                JsonNodeFactory.instance.objectNode().put("game", draw.game()).put("seats", draw.seats());
        draw.options().ifPresent(options -> terms.set("options", options));
        TableTerms full = NewTableRequest.full(terms, Rulesets.BUILT_IN);
        return new PageDiagram(
                draw.figures().orElse(false)
                        ? Json.tree(Diagram.drawn(full, draw.position(), viewer))
                        : Diagram.view(full, draw.position(), viewer));
    }
}
