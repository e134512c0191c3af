package tablee.server.alerts;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import tablee.server.people.identity.SecretTokens;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.wire.words.Html;

/** An alert in the words of those who take it. Each of them has a link that ends these alerts. */
final class AlertFormat {
    private static final int ID_CHARS = 32;
    /** Discord makes no preview of the links. */
    private static final int SUPPRESS_EMBEDS = 4;

    private final PushIdentity identity;
    private final String base;

    /** @param base the address of the server, without a slash at its end */
    AlertFormat(PushIdentity identity, String base) {
        this.identity = identity;
        this.base = base;
    }

    /** @param mark the same for each try of the same alert */
    OutsideCall of(Channel channel, AlertText text, String mark) {
        return switch (channel.kind()) {
            case PUSH -> WebPush.call(channel, text, identity);
            case JSON -> post(channel, plain(channel, text));
            case DISCORD -> post(channel, discord(channel, text));
            case MATRIX -> matrix(channel, text, mark);
        };
    }

    /** The page on which one tap ends alerts through this channel. */
    static String offPath(Channel channel) {
        return "/alerts/" + channel.code();
    }

    private static String sentence(AlertText text) {
        return text.title() + " – " + text.body();
    }

    private static OutsideCall post(Channel channel, ObjectNode body) {
        return new OutsideCall(
                HttpMethod.POST,
                channel.address(),
                Map.of("Content-Type", "application/json", "User-Agent", "Tablee"),
                Buffer.buffer(body.toString()));
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private ObjectNode plain(Channel channel, AlertText text) {
        return object().put("event", text.event())
                .put("title", text.title())
                .put("body", text.body())
                .put("text", sentence(text) + " " + base + text.path())
                .put("url", base + text.path())
                .put("off", base + offPath(channel));
    }

    private ObjectNode discord(Channel channel, AlertText text) {
        String content = "**" + text.title() + "** – " + text.body() + "\n" + base + text.path() + "\n[" + text.off()
                + "](<" + base + offPath(channel) + ">)";
        ObjectNode body = object().put("content", content).put("flags", SUPPRESS_EMBEDS);
        body.putObject("allowed_mentions").putArray("parse");
        return body;
    }

    /** A room's server takes one event of an id once, however often it is sent. */
    private OutsideCall matrix(Channel channel, AlertText text, String mark) {
        String id = id(channel.id() + " " + text.topic() + " " + mark);
        ObjectNode body = object().put("msgtype", "m.text")
                .put(
                        "body",
                        sentence(text) + "\n" + base + text.path() + "\n" + text.off() + ": " + base + offPath(channel))
                .put("format", "org.matrix.custom.html")
                .put(
                        "formatted_body",
                        link(base + text.path(), sentence(text)) + "<br>" + link(base + offPath(channel), text.off()));
        return new OutsideCall(
                HttpMethod.PUT,
                channel.address() + "/" + id,
                Map.of(
                        "Content-Type",
                        "application/json",
                        "Authorization",
                        "Bearer " + new String(channel.secret(), StandardCharsets.UTF_8)),
                Buffer.buffer(body.toString()));
    }

    private static String link(String to, String label) {
        return "<a href=\"" + Html.escape(to) + "\">" + Html.escape(label) + "</a>";
    }

    /** The same text has the same id, which says nothing about it. */
    static String id(String text) {
        return HexFormat.of().formatHex(SecretTokens.hash(text)).substring(0, ID_CHARS);
    }
}
