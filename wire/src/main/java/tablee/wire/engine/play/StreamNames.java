package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.Actor;
import tablee.core.ReadableState;
import tablee.core.State;
import tablee.core.Stream;

/** What an outcome is for, written down for people who check it with a program of their own. */
final class StreamNames {
    private StreamNames() {}

    static ObjectNode of(ReadableState state) {
        Stream stream = new Stream();
        state.stream(stream);
        ObjectNode names = JsonNodeFactory.instance.objectNode();
        return stream.stock().isEmpty() ? dice(names, stream) : pieces(names, stream, state);
    }

    private static ObjectNode pieces(ObjectNode names, Stream stream, ReadableState state) {
        ArrayNode list = names.put("stock", stream.stock()).putArray("pieces");
        for (Stream.Piece piece : stream.pieces()) {
            ObjectNode row = list.addObject().put("piece", piece.piece()).put("count", piece.count());
            if (piece.move() != State.NO_MOVE) row.put("move", state.write(Actor.CHANCE, piece.move()));
        }
        return names;
    }

    private static ObjectNode dice(ObjectNode names, Stream stream) {
        ArrayNode list = names.putArray("dice");
        for (Stream.Die die : stream.dice()) {
            ObjectNode row = list.addObject().put("purpose", die.purpose());
            row.put("round", die.round()).put("seat", die.seat());
            if (die.faces() > 0) row.put("faces", die.faces());
        }
        return names;
    }
}
