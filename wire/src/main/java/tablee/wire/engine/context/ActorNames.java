package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.ReadableState;
import tablee.core.Viewer;
import tablee.wire.match.Actors;

/** Actors and viewers in requests. */
public final class ActorNames {
    private ActorNames() {}

    public static int actor(JsonNode node, ReadableState state) {
        OptionalInt actor = Actors.read(node);
        if (actor.isPresent() && (!Actor.isSeat(actor.getAsInt()) || actor.getAsInt() < state.seats())) {
            return actor.getAsInt();
        }
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST,
                "An actor is a seat from 0 to " + (state.seats() - 1) + ", \"chance\", \"clock\" or \"table\".");
    }

    public static int viewer(JsonNode node, ReadableState state) {
        if (node.isInt() && node.intValue() >= 0 && node.intValue() < state.seats()) return node.intValue();
        if (node.isTextual() && node.textValue().equals("spectator")) return Viewer.SPECTATOR;
        if (node.isTextual() && node.textValue().equals("all")) return Viewer.ALL;
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST,
                "A viewer is a seat from 0 to " + (state.seats() - 1) + ", \"spectator\" or \"all\".");
    }

    public static JsonNode viewer(int viewer) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return Actor.isSeat(viewer) ? nodes.numberNode(viewer) : nodes.textNode(Viewer.write(viewer));
    }
}
