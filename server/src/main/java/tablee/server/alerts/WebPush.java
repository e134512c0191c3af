package tablee.server.alerts;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tablee.store.alerts.AlertChannels.Channel;

/** An alert for a browser (RFC 8030): its push service keeps it until the browser is there, and cannot read it. */
final class WebPush {
    /** What is undelivered and has the same topic is replaced. */
    static final String TOPIC = "Topic";

    private WebPush() {}

    static OutsideCall call(Channel channel, AlertText text, PushIdentity identity) {
        byte[] body = PushCipher.encrypt(
                message(channel, text).toString().getBytes(StandardCharsets.UTF_8),
                channel.publicHalf(),
                channel.secret());
        URI endpoint = URI.create(channel.address());
        return new OutsideCall(
                HttpMethod.POST,
                channel.address(),
                Map.of(
                        "Content-Type",
                        "application/octet-stream",
                        "Content-Encoding",
                        "aes128gcm",
                        "TTL",
                        String.valueOf(text.goodSeconds()),
                        "Urgency",
                        text.event().equals("friend") ? "normal" : "high",
                        TOPIC,
                        AlertFormat.id(channel.person() + " " + text.topic()),
                        "Authorization",
                        identity.authorization(endpoint, System.currentTimeMillis())),
                Buffer.buffer(body));
    }

    /** What {@code notices.js} shows: it has no words of its own. */
    private static ObjectNode message(Channel channel, AlertText text) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("title", text.title())
                .put("body", text.body())
                .put("path", text.path())
                .put("tag", text.topic())
                .put("language", text.language())
                .put("off", AlertFormat.offPath(channel) + "/off")
                .put("offWords", text.off());
    }
}
