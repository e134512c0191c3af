package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One request. The components of the record are the fields it takes, beside {@code do} and {@code language}. */
public interface EngineRequest {
    /** The answer's fields after {@code ok}. */
    ObjectNode answer(EngineContext desk);
}
