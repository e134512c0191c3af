package tablee.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.Json;

/** A position to look at, without a match: for lessons, rules and articles. */
public final class Diagram {
    private Diagram() {}

    /**
     * What this viewer sees of a position.
     *
     * @throws BadInput with the reason, if it is no position of this game
     */
    public static JsonNode view(TableTerms terms, ObjectNode position, int viewer) {
        return view(terms.rules(), terms, position, viewer);
    }

    private static <S extends State<S>> JsonNode view(
            Game<S> rules, TableTerms terms, ObjectNode position, int viewer) {
        Setup setup = rules.card().setup(terms.seats(), rules.card().newestRuleset(), terms.options(), terms.data());
        S state = rules.place(setup, Json.read(position, rules.positionType()));
        return Json.tree(state.view(viewer));
    }
}
