package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Mails to people who asked for none. */
class MailBoundsTest {
    private MailServer mails;
    private Server server;

    @BeforeEach
    void open() throws IOException {
        mails = new MailServer();
        ServerSettings.Mail mail =
                new ServerSettings.Mail(URI.create("smtp://127.0.0.1:" + mails.port()), "tablee@example.org");
        server = Server.start(
                Running.settings().faster(1).behind(List.of("127.0.0.1")).mailing(mail));
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        mails.close();
    }

    private static int ask(Browser browser, String mail) {
        return browser.send(browser.request("/api/me/notify")
                        .header("Content-Type", "application/json")
                        .PUT(HttpRequest.BodyPublishers.ofString("{\"mail\":\"" + mail + "\",\"feed\":false}"))
                        .build())
                .statusCode();
    }

    private Browser guest(int number) {
        return Browser.guest(server, "http://evil.example/x?y", "198.51." + number / 200 + "." + (1 + number % 200));
    }

    @Test
    @DisplayName(
            "ASVS 1.3.11: BUDGET-52: However many ask, an address is asked three times, by a name without links, and what was refused is not kept")
    void victim() throws InterruptedException {
        List<String> spellings = List.of("victim@example.org", "VICTIM@example.org", "v.ictim+x@example.org");
        int sent = 0;
        for (int i = 0; i < 12; i++) {
            Browser guest = guest(i);
            int status = ask(guest, spellings.get(i % 3));
            if (status == 200) sent++;
            else assertEquals("", guest.json("/api/me/notify").path("mail").textValue());
        }
        assertEquals(3, sent);
        for (int i = 0; i < 3; i++) {
            String mail = mails.next();
            assertTrue(mail.contains("http evil example x y would like"), mail);
            assertFalse(mail.contains("evil.example") || mail.contains("http://evil"), mail);
            assertEquals(1, mail.split("\\nTo: ", -1).length - 1, "one reader");
            assertEquals(1, mail.split("\\nSubject: =\\?UTF-8\\?Q\\?May_Tabl", -1).length - 1, "and a subject of ours");
        }
        assertEquals(0, mails.count());
    }

    @Test
    @DisplayName(
            "BUDGET-13: One person gets ten mails, from whatever place they are asked for, and one more after half an hour")
    void person() {
        String cookie = guest(0).cookie();
        for (int i = 0; i < 10; i++)
            assertEquals(200, ask(guest(i).with(cookie), "reader" + i + "@example.org"), "mail " + i);
        assertEquals(429, ask(guest(10).with(cookie), "reader10@example.org"));
        assertEquals(200, ask(guest(11), "reader11@example.org"), "somebody else");
        server.limits().pass(30 * 60_000);
        assertEquals(200, ask(guest(12).with(cookie), "reader12@example.org"));
    }

    @Test
    @DisplayName(
            "ASVS 2.3.2, 2.4.1: BUDGET-51, BUDGET-53: One place asks ten addresses, and all places together a hundred, before they have to wait")
    void placesAndAll() {
        int fromOne = 0;
        for (int i = 0; i < 12; i++) {
            Browser guest = Browser.guest(server, "Ann", "203.0.113.1");
            if (ask(guest, "reader" + i + "@example.org") == 200) fromOne++;
        }
        assertEquals(10, fromOne);
        int more = 0;
        for (int i = 0; i < 95; i++) if (ask(guest(i), "other" + i + "@example.org") == 200) more++;
        assertTrue(more == 90 || more == 91, more + " more, as a minute may have passed");
    }
}
