package tablee.server.alerts;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import java.util.Map;

/** A request to an address of somebody's: what is said there, and how. */
record OutsideCall(HttpMethod method, String address, Map<String, String> headers, Buffer body) {
    /** What became of it. */
    enum Outcome {
        TAKEN,
        /** There is nobody any more. */
        GONE,
        /** Nothing was tried, as too much is under way there or for this person. */
        NO_ROOM,
        /** It was not taken, and may be later. */
        LATER,
        /** It was not taken, or nobody knows: trying again could tell somebody twice. */
        FAILED
    }
}
