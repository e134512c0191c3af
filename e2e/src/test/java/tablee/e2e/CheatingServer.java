package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tablee.wire.json.Json;

/** The server as one visitor's page sees it, with a cheat in what it says about seats and shares. Others see the honest one. */
final class CheatingServer {
    private final List<JsonNode> said = new ArrayList<>();
    private final List<JsonNode> heard = new ArrayList<>();
    private final Consumer<ObjectNode> cheat;

    private CheatingServer(Consumer<ObjectNode> cheat) {
        this.cheat = cheat;
    }

    /** @param cheat changes each {@code seating} before the page reads it */
    static CheatingServer between(Visitor visitor, Consumer<ObjectNode> cheat) {
        CheatingServer server = new CheatingServer(cheat);
        visitor.page().routeWebSocket(Pattern.compile(".*/ws/table/.*"), server::stand);
        return server;
    }

    private void stand(WebSocketRoute page) {
        WebSocketRoute honest = page.connectToServer();
        honest.onMessage(frame -> page.send(say(frame.text())));
        page.onMessage(frame -> {
            heard.add(Json.parse(frame.text()));
            honest.send(frame.text());
        });
    }

    private String say(String text) {
        ObjectNode message = (ObjectNode) Json.parse(text);
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

    /** Whether the page has asked for this. */
    boolean wasAsked(String word) {
        return heard.stream().anyMatch(each -> each.path("do").asText().equals(word));
    }
}
