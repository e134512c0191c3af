package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.NamesInUse;
import tablee.table.seats.Caller;
import tablee.wire.json.Json;

/**
 * Names that are typed for a seat look different from those of all others who are known here (TABLE-47). A table knows only those who are at it,
 * so the name is looked up before the table hears of it.
 */
record SeatNames(NamesInUse names, WorkerPool readers) {
    /** Longer ones no table reads. */
    private static final int MOST_CHARS = 16_384;

    /** The request, if it is one for a seat by a name. Nearly every line is none, and is not read twice for that. */
    static Optional<ObjectNode> typed(String text) {
        boolean canBe = text.contains("\"sit\"") || text.contains("\\");
        if (!canBe || text.length() > MOST_CHARS) return Optional.empty();
        try {
            return Json.parse(text) instanceof ObjectNode fields && isNamedSit(fields)
                    ? Optional.of(fields)
                    : Optional.empty();
        } catch (BadInput unreadable) { // the table says so
            return Optional.empty();
        }
    }

    private static boolean isNamedSit(ObjectNode fields) {
        return "sit".equals(fields.path("do").textValue())
                && fields.path("name").isTextual();
    }

    /** The same request with a name that nobody else has; their own they have anyway. */
    Future<String> resolved(ObjectNode sit, Caller caller) {
        String wish = Caller.called(caller.name(), Optional.of(sit.path("name").textValue()));
        if (wish.equals(caller.name())) return Future.succeededFuture(sit.toString());
        return readers.ask(() -> names.atSeat(wish, caller.person(), caller.name()))
                .map(name -> sit.put("name", name).toString());
    }
}
