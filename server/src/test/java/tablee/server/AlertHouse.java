package tablee.server;

import java.io.IOException;
import java.util.List;
import tablee.server.alerts.HookListener;
import tablee.server.alerts.PushBrowser;
import tablee.wire.json.Json;

/** A server whose alerts go to an endpoint of ours, which writes down what it hears. */
final class AlertHouse implements AutoCloseable {
    private static final int SPEED = 20;

    final HookListener listener = new HookListener();
    ServerSettings settings;
    Server server;

    AlertHouse() throws IOException {
        settings = Running.settings().alertingInto(List.of(listener.host())).faster(SPEED);
        server = Server.start(settings);
    }

    /** As a host starts it: nothing is faster or wider. */
    void atRealSpeed() {
        server.close();
        settings = Running.settings().alertingInto(List.of(listener.host()));
        server = Server.start(settings);
    }

    void restart() {
        server.close();
        server = Server.start(settings);
    }

    @Override
    public void close() {
        server.close();
        listener.close();
    }

    /** Somebody wants to be alerted here. */
    PushBrowser agree(Browser person, String path) {
        PushBrowser browser = PushBrowser.make();
        person.post("/api/me/alerts/channels", Json.parse(browser.wish(listener.address(path))));
        return browser;
    }

    String slowTable(Browser ann, Browser bob) {
        return SlowTable.begun(server, ann, bob);
    }

    /** Rows of alerts in which all of this stands. */
    List<String> told(String... has) {
        return StoredRows.of(settings.database()).get("alerts").stream()
                .filter(row -> List.of(has).stream().allMatch(row::contains))
                .toList();
    }
}
