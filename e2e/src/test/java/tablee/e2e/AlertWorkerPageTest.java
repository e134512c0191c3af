package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels;

/** An alert of a browser, in the service worker that shows it, and what follows from a tap on it. */
class AlertWorkerPageTest {
    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void start() {
        server = Server.start(
                ServerSettings.local(0, folder.resolve("tablee.db").toString()).faster(10));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("What a push service brings is shown by the service worker, with a way to end it")
    void worker() {
        try (Visitor ada =
                Site.at(server.port()).visitorWithWorkers(ScreenLook.PHONE).named("Ada")) {
            ada.context().grantPermissions(List.of("notifications"));
            Page page = ada.go("/alerts").page();
            String off = off(ada);
            CDPSession browser = ada.context().newCDPSession(page);
            String[] registration = {""};
            browser.on("ServiceWorker.workerRegistrationUpdated", event -> event.getAsJsonArray("registrations")
                    .forEach(each -> registration[0] =
                            each.getAsJsonObject().get("registrationId").getAsString()));
            browser.send("ServiceWorker.enable");
            page.evaluate("navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready)");
            page.waitForCondition(() -> !registration[0].isEmpty());
            JsonObject push = new JsonObject();
            push.addProperty("origin", "http://127.0.0.1:" + server.port());
            push.addProperty("registrationId", registration[0]);
            push.addProperty(
                    "data",
                    "{\"title\":\"It is your turn\",\"body\":\"Flow\",\"path\":\"/t/x\",\"tag\":\"turn x\",\"language\":\"en\","
                            + "\"off\":\"" + off + "\",\"offWords\":\"No more alerts here\"}");
            pushed(browser, page, push);
            assertEquals(
                    "It is your turn, Flow, turn x, off: No more alerts here, /t/x",
                    page.evaluate(
                            "() => navigator.serviceWorker.ready.then((it) => it.getNotifications()).then(([note]) =>"
                                    + " [note.title, note.body, note.tag, note.actions.map((each) => `${each.action}: ${each.title}`),"
                                    + " note.data.path].join(', '))"));
            ServiceWorkerTarget worker =
                    ServiceWorkerTarget.of(ada.context(), "127.0.0.1:" + server.port() + "/notices.js");
            assertEquals("/t/x", worker.evaluate(TAP.formatted("")), "a plain tap leads to the table");
            shown(page, 0);
            assertFalse(isOff(ada), "and ends nothing");
            pushed(browser, page, push);
            worker.evaluate(TAP.formatted("off"));
            shown(page, 0);
            assertTrue(isOff(ada), "one tap in the alert ends these alerts");
        }
    }

    /** What the browser does when somebody taps a notification, but that no window is opened: a browser allows that to a finger only. */
    private static final String TAP = """
            (async () => {
              let led = '';
              Object.defineProperty(self.clients, 'openWindow', { configurable: true, value: (path) => (led = path) });
              const [notification] = await self.registration.getNotifications();
              const event = new NotificationEvent('notificationclick', { notification, action: '%s' });
              let work;
              Object.defineProperty(event, 'waitUntil', { value: (promise) => (work = promise) });
              self.dispatchEvent(event);
              await work;
              return led;
            })()""";

    /** One notification is shown. A push handed over by the protocol of a browser's tools is lost now and then, so it is handed over again. */
    private static void pushed(CDPSession browser, Page page, JsonObject push) {
        for (int i = 0; i < 10 && count(page) != 1; i++) {
            browser.send("ServiceWorker.deliverPushMessage", push);
            for (int wait = 0; wait < 20 && count(page) != 1; wait++) page.waitForTimeout(100);
        }
        assertEquals(1, count(page), "notifications that are shown");
    }

    /** A promise is true for waitForFunction whatever becomes of it, so it is asked again and again. */
    private static void shown(Page page, int many) {
        page.waitForCondition(() -> count(page) == many);
    }

    private static int count(Page page) {
        return (Integer) page.evaluate(
                "() => navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.length)");
    }

    private static boolean isOff(Visitor visitor) {
        return !visitor.ask("GET", "/api/me/alerts", "").at("/channels/0/on").booleanValue();
    }

    /** Where a tap on "no more" in an alert leads that goes to a place of hers. */
    private String off(Visitor visitor) {
        byte[] none = new byte[0];
        try (Store store = Store.open(folder.resolve("tablee.db").toString())) {
            String person = visitor.ask("GET", "/api/me", "").at("/person/id").asText();
            AlertChannels.Channel lamp = new AlertChannels.Channel(
                    "lamp",
                    person,
                    AlertChannels.Kind.JSON,
                    "Lamp",
                    "https://example.org/",
                    none,
                    none,
                    "c0de",
                    false,
                    1,
                    0,
                    0);
            byte[] session = store.sessions().open(person).get(0).secretHash();
            store.alertChannels().add(lamp, 9, session).join();
            return "/alerts/c0de/off";
        }
    }
}
