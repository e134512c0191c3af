package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.wire.json.Json;

/** Feed and mail for those whose turn it is. */
class NotifyTest {
    private static final Pattern LINK = Pattern.compile("http://localhost:\\d+(/mail/[0-9a-f]+)");

    @TempDir
    static Path folder;

    private static MailServer mails;
    private static Server server;

    @BeforeAll
    static void open() throws IOException {
        mails = new MailServer();
        ServerSettings.Mail mail =
                new ServerSettings.Mail(URI.create("smtp://127.0.0.1:" + mails.port()), "tablee@example.org");
        server =
                Server.start(ServerSettings.local(0, folder.resolve("notify.db").toString())
                        .faster(1_000)
                        .mailing(mail));
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
        mails.close();
    }

    private static HttpResponse<String> put(Browser browser, String body) {
        return browser.send(browser.request("/api/me/notify")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
                .build());
    }

    /** What somebody is asked who gives an address. */
    private static String asked(Browser person) throws InterruptedException {
        put(person, "{'mail':'" + person.person() + "@example.org','feed':false}");
        return mails.next();
    }

    private static String link(String mail) {
        Matcher link = LINK.matcher(mail);
        assertTrue(link.find(), mail);
        return link.group(1);
    }

    /** Ann and Bob play with a day for each move, and it is whose turn it is. */
    private static String slowTable(Browser ann, Browser bob) {
        JsonNode made = ann.table("{'title':'Cards & <co>','terms':{'game':'circus','seats':2,'startWhenFull':true,"
                + "'pace':{'kind':'days','budgetMillis':86400000}},'seats':[{'kind':'me'},{'kind':'open'}]}");
        bob.join(made.path("invite").textValue());
        String table = made.path("table").textValue();
        TestSocket line = bob.sit(table);
        line.ask("{'do':'sit','seat':1}");
        line.hangUp();
        return table;
    }

    @Test
    @DisplayName(
            "ASVS 1.3.11, 3.5.3: KEPT-17: A mail address is asked first, and then told whose turn it is, until it says no")
    void mail() throws InterruptedException {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (Browser each : List.of(ann, bob)) {
            String asked = asked(each);
            assertTrue(asked.contains("would like to get an email at this address"), asked);
            String page = each.get(link(asked)).body();
            assertTrue(page.contains("<form method=\"post\" action=\"" + link(asked) + "/yes\">"), page);
            assertFalse(each.json("/api/me/notify").path("mailConfirmed").booleanValue(), "looking changes nothing");
            each.tryPost(link(asked) + "/yes", "");
            assertTrue(each.json("/api/me/notify").path("mailConfirmed").booleanValue());
        }
        String table = slowTable(ann, bob);
        String told = mails.next();
        assertTrue(told.contains("/t/" + table), told);
        assertTrue(told.contains("It is your turn in Flip Circus: Cards co."), told);
        assertTrue(told.contains("List-Unsubscribe: <http"), told);
        Browser reader = told.contains(ann.person() + "@") ? ann : bob;
        reader.tryPost(link(told) + "/no", "");
        assertFalse(reader.json("/api/me/notify").path("mailConfirmed").booleanValue());
    }

    @Test
    @DisplayName("Anyone who looks on gets no mail before they have gone")
    void lookingOn() throws InterruptedException {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (Browser each : List.of(ann, bob)) each.tryPost(link(asked(each)) + "/yes", "");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'startWhenFull':true,"
                + "'pace':{'kind':'days','budgetMillis':86400000}},'seats':[{'kind':'me'},{'kind':'open'}]}");
        bob.join(made.path("invite").textValue());
        String table = made.path("table").textValue();
        List<TestSocket> lines = List.of(ann.sit(table), bob.sit(table));
        assertTrue(lines.get(1).ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        Thread.sleep(1_000);
        assertEquals(0, mails.count(), "patience is a fifth of that here");
        lines.forEach(TestSocket::hangUp);
        assertTrue(mails.next().contains("/t/" + table));
    }

    @Test
    @DisplayName("ASVS 1.2.1: A feed lists the tables that wait for its owner, and its address dies with it")
    void feed() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        String feeds = Json.parse(put(ann, "{'mail':'','feed':true}").body())
                        .path("feed")
                        .textValue() + " "
                + Json.parse(put(bob, "{'mail':'','feed':true}").body())
                        .path("feed")
                        .textValue();
        String table = slowTable(ann, bob);
        Browser nobody = new Browser(server);
        String entries = "";
        for (String feed : feeds.split(" ")) {
            assertTrue(feed.matches("/feed/[0-9a-f]{32}\\.xml"), feed);
            HttpResponse<String> answer = nobody.get(feed);
            assertEquals(
                    "application/atom+xml; charset=utf-8",
                    answer.headers().firstValue("content-type").orElse(""));
            entries += answer.body();
        }
        assertEquals(2, entries.split("/t/" + table, -1).length, "one of the two has the turn: " + entries);
        assertTrue(entries.contains("It is your turn in Flip Circus: Cards &amp; &lt;co&gt;"), entries);
        put(ann, "{'mail':'','feed':false}");
        assertTrue(ann.json("/api/me/notify").path("feed").isNull());
        assertEquals(404, nobody.get(feeds.split(" ")[0]).statusCode());
    }

    @Test
    @DisplayName("ASVS 1.3.11: What is no mail address is refused")
    void refused() {
        Browser eve = Browser.guest(server, "Eve");
        for (String mail : List.of("eve", "a b@c", "a@b\\nBcc: c@d", "<a@b>", "a@b, c@d")) {
            assertEquals(400, put(eve, "{'mail':'" + mail + "','feed':false}").statusCode(), mail);
        }
    }
}
