package tablee.server.pages;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;

/**
 * A body that goes out as fast as it is read. Sent at once, a large one would wait here for a slow line, and be counted as unread as a whole
 * until its last byte has gone.
 */
final class BodyInParts {
    private static final int PART_BYTES = 32 << 10;

    private final HttpServerResponse response;
    private final Buffer body;
    private int sent;

    private BodyInParts(HttpServerResponse response, Buffer body) {
        this.response = response;
        this.body = body;
    }

    static void send(HttpServerResponse response, Buffer body) {
        new BodyInParts(response, body).go();
    }

    private void go() {
        while (body.length() - sent > PART_BYTES) {
            var unused = response.write(body.slice(sent, sent += PART_BYTES));
            if (response.writeQueueFull()) {
                response.drainHandler(read -> go());
                return;
            }
        }
        var unused = response.end(body.slice(sent, body.length()));
    }
}
