package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.HookListener;
import tablee.server.alerts.PushBrowser;
import tablee.wire.json.Json;

/** People who want both a mail and an alert. */
class AlertOrMailTest {
    private static final Pattern LINK = Pattern.compile("(/mail/[0-9a-f]+)");

    private static Browser mailed(Server server, MailServer mails, String name) throws InterruptedException {
        Browser person = Browser.guest(server, name);
        person.send(person.request("/api/me/notify")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(
                        "{\"mail\":\"" + person.person() + "@example.org\",\"feed\":false}"))
                .build());
        Matcher link = LINK.matcher(mails.next());
        assertTrue(link.find());
        person.tryPost(link.group(1) + "/yes", "");
        return person;
    }

    @Test
    @DisplayName("Who was alerted of a turn gets no mail about it, and who was not gets one")
    void oneOfBoth() throws IOException, InterruptedException {
        try (MailServer mails = new MailServer();
                HookListener listener = new HookListener()) {
            ServerSettings.Mail mail =
                    new ServerSettings.Mail(URI.create("smtp://127.0.0.1:" + mails.port()), "tablee@example.org");
            ServerSettings settings = Running.settings()
                    .alertingInto(List.of(listener.host()))
                    .faster(20)
                    .mailing(mail);
            try (Server server = Server.start(settings)) {
                Browser ann = mailed(server, mails, "Ann");
                Browser bob = mailed(server, mails, "Bob");
                Browser cid = mailed(server, mails, "Cid");
                Browser dan = mailed(server, mails, "Dan");
                for (Browser each : List.of(ann, bob)) {
                    String wish = PushBrowser.make().wish(listener.address("/push/" + each.person()));
                    each.post("/api/me/alerts/channels", Json.parse(wish));
                }
                SlowTable.begun(server, ann, bob);
                assertTrue(listener.next().path().startsWith("/push/"));
                // Their turn came later, so that a mail about the first one would have left before.
                String second = SlowTable.begun(server, cid, dan);
                String told = mails.next();
                assertTrue(told.contains("/t/" + second), told);
                assertEquals(0, mails.count());
                assertEquals(0, listener.count());
            }
        }
    }
}
