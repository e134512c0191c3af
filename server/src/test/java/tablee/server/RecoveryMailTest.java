package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.alerts.AlertChannels;
import tablee.store.people.RecoveryMails;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** The way back into an account by mail: an address that was confirmed, and a code that counts once and for minutes. */
class RecoveryMailTest {
    private static final String PASSWORD = "correct horse battery";
    private static final Pattern CODE = Pattern.compile("[0-9a-z]{4}(?:-[0-9a-z]{4}){3}");

    private MailServer mails;
    private ServerSettings settings;
    private Server server;

    @BeforeEach
    void open() throws IOException {
        mails = new MailServer();
        ServerSettings.Mail mail =
                new ServerSettings.Mail(URI.create("smtp://127.0.0.1:" + mails.port()), "tablee@example.org");
        settings = Running.settings().faster(100).behind(List.of("127.0.0.1")).mailing(mail);
        server = Server.start(settings);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        mails.close();
    }

    private String code() throws InterruptedException {
        Matcher code = CODE.matcher(mails.next());
        assertTrue(code.find());
        return code.group();
    }

    private Browser account(String name) {
        Browser who = Browser.guest(server, name);
        who.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        return who;
    }

    private static HttpResponse<String> put(Browser who, String mail) {
        return who.send(who.request("/api/me/recovery")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString("{\"mail\":\"" + mail + "\"}"))
                .build());
    }

    private static HttpResponse<String> confirm(Browser who, String code) {
        return who.tryPost("/api/me/recovery", "{\"code\":\"" + code + "\"}");
    }

    private static HttpResponse<String> ask(Browser who, String name) {
        return who.tryPost("/api/recover/mail", "{\"name\":\"" + name + "\"}");
    }

    private static HttpResponse<String> recover(Browser who, String name, String code) {
        return who.tryPost(
                "/api/recover",
                "{\"name\":\"" + name + "\",\"recovery\":\"" + code + "\",\"password\":\"another horse\"}");
    }

    private static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("");
    }

    @Test
    @DisplayName(
            "ASVS 6.6.2: An address counts once its code is typed; then a mailed code is worth one new password, ends all sessions, and its use is told")
    void wayBack() throws InterruptedException {
        Browser ann = account("ann lee");
        assertEquals(200, put(ann, "ann@example.org").statusCode());
        String first = code();
        assertEquals("wrong-code", error(recover(new Browser(server), "ann lee", first)), "it confirms, and no more");
        assertEquals("wrong-mail-code", error(confirm(ann, "0000-0000-0000-0000")));
        assertEquals(200, confirm(ann, first).statusCode());
        assertTrue(ann.json("/api/me/recovery").path("confirmed").booleanValue());
        Browser phone = new Browser(server);
        assertEquals("{\"sent\":true}", ask(phone, "Ann Lee").body());
        String code = code();
        assertEquals("wrong-code", error(recover(phone, "bob", code)), "for this name");
        HttpResponse<String> back = recover(phone, "ann lee", code);
        assertEquals(200, back.statusCode(), back.body());
        assertTrue(mails.next().contains("has a new password"));
        assertEquals("wrong-code", error(recover(new Browser(server), "ann lee", code)), "once");
        assertTrue(ann.json("/api/me").path("person").isNull(), "signed out");
        assertTrue(phone.json("/api/me/recovery").path("usedDay").intValue() > 0);
        JsonNode export = phone.json("/api/me/data").path("recoveryMail");
        assertEquals("ann@example.org", export.path("mail").textValue());
    }

    @Test
    @DisplayName(
            "ASVS 6.6.3: Whether there is such an account no answer tells; no code is sent while one counts, and to no address that was not confirmed")
    void nothingIsTold() throws InterruptedException {
        Browser ann = account("ann lee");
        put(ann, "ann@example.org");
        String first = code();
        Browser eve = new Browser(server);
        String known = ask(eve, "ann lee").body();
        assertEquals(known, ask(eve, "nobody at all").body());
        confirm(ann, first);
        ask(eve, "ann lee");
        String code = code();
        ask(eve, "ann lee");
        assertEquals(200, recover(ann, "ann lee", code).statusCode(), "asking again has not ended it");
        assertTrue(mails.next().contains("has a new password"), "and nothing was sent meanwhile");
        int tries = 0;
        while (tries < 40 && ask(eve, "ann lee").statusCode() == 200) tries++;
        assertTrue(tries < 40, "asking is counted");
    }

    private Browser signedIn(String name) {
        Browser who = new Browser(server);
        who.tryPost("/api/session", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        return who;
    }

    private void thievesHook(Browser ann) {
        byte[] none = new byte[0];
        try (Store store = Store.open(settings.database())) {
            store.alertChannels()
                    .add(
                            new AlertChannels.Channel(
                                    "thiefs",
                                    ann.person(),
                                    AlertChannels.Kind.JSON,
                                    "hook",
                                    "https://thief.example/",
                                    none,
                                    none,
                                    "code",
                                    false,
                                    1,
                                    0,
                                    0),
                            9,
                            store.sessions().open(ann.person()).get(0).secretHash())
                    .join();
        }
    }

    @Test
    @DisplayName(
            "ASVS 6.4.3, 7.4.3: KEPT-6, KEPT-17: The code on paper ends what a thief of the password had set up: an address to come back by, alerts, mails and a feed, and no code of theirs begins them again; a reset does, too")
    void backDoors() throws InterruptedException {
        Browser ann = Browser.guest(server, "ann lee");
        String paper = ann.post("/api/account", Json.parse("{\"name\":\"ann lee\",\"password\":\"" + PASSWORD + "\"}"))
                .path("recovery")
                .textValue();
        Browser thief = signedIn("ann lee");
        put(thief, "thief@example.org");
        confirm(thief, code());
        thievesHook(ann);
        thief.send(thief.request("/api/me/notify")
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString("{\"mail\":\"turns@thief.example\",\"feed\":true}"))
                .build());
        Matcher yes = Pattern.compile("/mail/[0-9a-f]{32}").matcher(mails.next());
        assertTrue(yes.find());
        assertEquals(200, thief.tryPost(yes.group() + "/yes", "").statusCode());
        String feed = thief.json("/api/me/notify").path("feed").textValue();
        assertEquals(200, thief.get(feed).statusCode());
        Browser phone = new Browser(server);
        HttpResponse<String> back = recover(phone, "ann lee", paper);
        assertEquals("thief@example.org", Json.parse(back.body()).path("mail").textValue(), back.body());
        assertTrue(mails.next().contains("has a new password"), "the old address hears of it once more");
        assertEquals("", phone.json("/api/me/recovery").path("mail").textValue());
        assertEquals(404, thief.get(feed).statusCode());
        thief.tryPost("/alerts/code/on", "");
        assertFalse(phone.json("/api/me/alerts").at("/channels/0/on").booleanValue(), "until she turns it on again");
        assertEquals(404, thief.tryPost(yes.group() + "/yes", "").statusCode());
        assertEquals("", phone.json("/api/me/notify").path("mail").textValue());
        ask(thief, "ann lee");
        put(phone, "ann@example.org");
        String mine = mails.next();
        assertTrue(mine.contains("ann@example.org"), "nothing was sent to the thief before this: " + mine);
        Matcher code = CODE.matcher(mine);
        assertTrue(code.find());
        confirm(phone, code.group());
        new Office(server, settings).atTheMachine(AuditLog.Act.RESET, ann.person());
        try (Store store = Store.open(settings.database())) {
            assertTrue(store.recoveryMails().of(ann.person()).isEmpty(), "who was reset gets a code from a person");
        }
    }

    /** As if what was sent last had been sent eleven minutes ago. */
    private void expire(Browser who) {
        try (Store store = Store.open(settings.database())) {
            RecoveryMails.RecoveryMail mail =
                    store.recoveryMails().of(who.person()).orElseThrow();
            store.recoveryMails()
                    .send(who.person(), mail.codeHash(), 1, mail.untilMillis())
                    .join();
        }
        server.limits().pass(660_000);
    }

    @Test
    @DisplayName(
            "BUDGET-224, BUDGET-225: However often strangers ask for a code to somebody's address, and whatever they have sent to others, its owner gets one as soon as none counts")
    void notDenied() throws InterruptedException {
        Browser ann = account("ann lee");
        put(ann, "ann@example.org");
        confirm(ann, code());
        while (server.limits().admits(Budget.RECOVERY_CODES_IN_ALL, "")) continue;
        server.limits().pass(-3_600_000);
        long refused = server.limits().refusals();
        ask(Browser.nobody(server, "198.51.100.98"), "ann lee");
        Await.until(() -> server.limits().refusals() > refused);
        server.limits().pass(2 * 3_600_000);
        assertEquals(0, mails.count(), "all together have asked too often");
        while (server.limits().admits(Budget.MAILS_IN_ALL, "")) continue;
        for (int i = 0; i < Budget.RECOVERY_CODES.count() + 3; i++) {
            Browser stranger = Browser.nobody(server, "198.51.100." + (i + 1));
            assertEquals(200, ask(stranger, "ann lee").statusCode());
            assertFalse(code().isEmpty(), "mail " + i);
            expire(ann);
        }
        while (server.limits().admits(Budget.MAILS_FROM, "198.51.100.77")) continue;
        for (int i = 0; i < 5; i++) ask(Browser.nobody(server, "198.51.100.77"), "ann lee");
        ask(Browser.nobody(server, "198.51.100.99"), "ann lee");
        Browser owner = Browser.nobody(server, "198.51.100.99");
        assertEquals(200, recover(owner, "ann lee", code()).statusCode());
    }

    @Test
    @DisplayName("ASVS 6.5.5: KEPT-6: A mailed code is worth nothing after ten minutes")
    void late() throws InterruptedException {
        Browser ann = account("ann lee");
        put(ann, "ann@example.org");
        confirm(ann, code());
        ask(ann, "ann lee");
        String code = code();
        try (Store store = Store.open(settings.database())) {
            long until = store.recoveryMails().of(ann.person()).orElseThrow().untilMillis();
            long left = until - System.currentTimeMillis();
            assertTrue(left > 0 && left <= 600_000, "ten minutes at most");
        }
        expire(ann);
        assertEquals("wrong-code", error(recover(new Browser(server), "ann lee", code)));
    }

    @Test
    @DisplayName(
            "ASVS 7.5.1: KEPT-6: An address is set and taken back after a fresh proof only; what is none, and a guest's, is refused")
    void proof() throws NoSuchAlgorithmException, InterruptedException {
        Browser ann = account("ann lee");
        assertEquals("mail-unfit", error(put(ann, "nonsense")));
        assertEquals("no-account", error(put(Browser.guest(server, "Guest"), "g@example.org")));
        byte[] hash = MessageDigest.getInstance("SHA-256")
                .digest(ann.cookie().substring(7).getBytes(StandardCharsets.UTF_8));
        put(ann, "ann@example.org");
        assertFalse(code().isEmpty());
        try (Store store = Store.open(settings.database())) {
            store.sessions().proved(hash, 1).join();
        }
        assertEquals("prove-first", error(put(ann, "eve@example.org")));
        assertEquals("prove-first", error(put(ann, "")));
        ann.tryPost("/api/proof", "{\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, put(ann, "").statusCode());
        assertEquals("", ann.json("/api/me/recovery").path("mail").textValue());
    }

    @Test
    @DisplayName("A server without mail offers no such way")
    void withoutMail() {
        Browser ann = Browser.guest(Running.shared(), "Ann");
        String name = "mailless " + Long.toString(System.nanoTime(), 36);
        ann.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals("no-mail", error(put(ann, "ann@example.org")));
        assertEquals("no-mail", error(ask(ann, name)));
        assertFalse(ann.json("/api/me/recovery").path("available").booleanValue());
        assertFalse(ann.json("/api/house").path("mails").booleanValue());
        assertTrue(new Browser(server).json("/api/house").path("mails").booleanValue());
    }
}
