package tablee.table.terms;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.json.Json;

/** A position to look at, without a match: for lessons, rules and articles. */
public final class Diagram {
    private Diagram() {}

    /** What somebody sees of a position, and what follows from it by the rules, for those who draw it. */
    public record Drawn(Record view, Optional<Record> figures) {}

    /**
     * What this viewer sees of a position.
     *
     * @throws BadInput with the reason, if it is no position of this game
     */
    public static JsonNode view(TableTerms terms, ObjectNode position, int viewer) {
        return Json.tree(drawn(terms, position, viewer).view());
    }

    /** The same, with the figures beside it. */
    public static Drawn drawn(TableTerms terms, ObjectNode position, int viewer) {
        return drawn(terms.rules(), terms, position, viewer);
    }

    private static <S extends State<S>> Drawn drawn(Game<S> rules, TableTerms terms, ObjectNode position, int viewer) {
        Setup setup = rules.card().setup(terms.seats(), rules.card().newestRuleset(), terms.options(), terms.data());
        S state = rules.place(setup, Json.read(position, rules.positionType()));
        return new Drawn(state.view(viewer), state.figures(viewer));
    }
}
