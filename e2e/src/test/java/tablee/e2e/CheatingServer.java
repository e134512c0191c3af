package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.WebSocketFrame;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tablee.wire.Json;

/** The server as one visitor's page sees it, with a cheat in what it says about seats and shares. Others see the honest one. */
final class CheatingServer {
    private final List<JsonNode> said = new ArrayList<>();

    private CheatingServer() {}

    /** @param cheat changes each {@code seating} before the page reads it */
    static CheatingServer between(Visitor visitor, Consumer<ObjectNode> cheat) {
        CheatingServer server = new CheatingServer();
        visitor.page().routeWebSocket(Pattern.compile(".*/ws/table/.*"), line -> {
            WebSocketRoute honest = line.connectToServer();
            honest.onMessage(frame -> line.send(server.say(frame, cheat)));
        });
        return server;
    }

    private String say(WebSocketFrame frame, Consumer<ObjectNode> cheat) {
        ObjectNode message = (ObjectNode) Json.parse(frame.text());
        if (message.path("event").asText().equals("seating")) cheat.accept(message);
        said.add(message);
        return message.toString();
    }

    JsonNode last(String event) {
        return said.stream()
                .filter(each -> each.path("event").asText().equals(event))
                .reduce((one, next) -> next)
                .orElseThrow();
    }
}
