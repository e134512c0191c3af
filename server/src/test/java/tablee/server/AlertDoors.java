package tablee.server;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** How tests speak to the doors of alerts. */
final class AlertDoors {
    private AlertDoors() {}

    /** What somebody wants to hear of; with single quotes. */
    static HttpResponse<String> put(Browser person, String wish) {
        return person.send(person.request("/api/me/alerts")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(wish.replace('\'', '"')))
                .build());
    }
}
