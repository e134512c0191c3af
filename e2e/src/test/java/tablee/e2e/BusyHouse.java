package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.alerts.AlertChannels;
import tablee.store.people.Sessions;

/**
 * A server with mail, an administrator who has every way into an account, and Eve, who was reported, warned and silenced.
 *
 * @param cookies of the administrator, {@code warned} those of Eve
 * @param mailCode of the page that mails about turns lead to, {@code alertCode} of the one that alerts lead to
 */
record BusyHouse(
        Server server,
        MailInbox inbox,
        String database,
        String cookies,
        String warned,
        String eve,
        String mailCode,
        String alertCode) {
    private static final String MAIL = "the.boss.of.this.house@example.org";
    private static final String CODE = "0123456789abcdef0123456789abcdef";

    static BusyHouse open(String database) throws IOException, InterruptedException {
        MailInbox inbox = new MailInbox();
        Server server = Server.start(ServerSettings.local(0, database)
                .faster(10)
                .mailing(new ServerSettings.Mail(inbox.address(), "tablee@example.org")));
        Site site = Site.named(server.port());
        try (Visitor boss = site.visitor().named("Boss");
                Visitor olaf = site.visitor().named("Olaf");
                Visitor rude = site.visitor().named("Eve of the long and winding roads")) {
            boss.ask("POST", "/api/account", "{\"name\":\"the boss\",\"password\":\"a long way to the sea\"}");
            grant(database, id(boss));
            boss.ask(
                    "POST",
                    "/api/tournaments",
                    "{\"title\":\"The cup of the long winter evenings\",\"kind\":\"knock-out\",\"table\":{\"game\":\"circus\",\"seats\":2}}");
            report(boss, rude);
            boss.ask("POST", "/api/people/" + id(rude), "{\"bond\":\"block\",\"on\":true}");
            for (String act : List.of("warn", "silence")) act(boss, act, id(rude), "Mind your words.");
            boss.ask(
                    "PUT",
                    "/api/me/alerts",
                    "{\"turns\":true,\"invitations\":true,\"friends\":true,\"quiet\":{\"from\":\"22:00\",\"until\":\"07:00\"},\"zone\":\"UTC\"}");
            String mailCode = ways(boss, database, inbox);
            olaf.ask("POST", "/api/people/" + id(boss), "{\"bond\":\"friend\",\"on\":true}");
            return new BusyHouse(
                    server,
                    inbox,
                    database,
                    boss.context().storageState(),
                    rude.context().storageState(),
                    id(rude),
                    mailCode,
                    CODE);
        }
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    private static void grant(String database, String host) {
        try (Store store = Store.open(database)) {
            AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, host, "", Optional.empty());
            new AdminActs(store).carryOut(AuditLog.Actor.AT_THE_MACHINE, grant).join();
        }
    }

    static void act(Visitor boss, String act, String subject, String note) {
        boss.ask(
                "POST",
                "/api/admin/acts",
                "{\"act\":\"" + act + "\",\"subject\":\"" + subject + "\",\"note\":\"" + note + "\",\"hours\":24}");
    }

    /** From the seat where she says nothing. */
    private static void report(Visitor boss, Visitor rude) {
        String table = rude.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
        String link = rude.ask("GET", "/api/tables/" + table.substring(3), "")
                .get("invite")
                .asText();
        Page page = boss.go(link).page();
        button(page, "Eve of the long").click();
        button(page, "Report this person").click();
        button(page, "Send the report").click();
        assertThat(page.locator(".toast").last()).containsText("Thank you.");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
                .first();
    }

    /** A passkey, an address for a forgotten password, one for mails about turns, and a place for alerts. */
    private static String ways(Visitor boss, String database, MailInbox inbox) throws InterruptedException {
        Page page = boss.go("/account").page();
        KeyDevice.plug(boss.context().newCDPSession(page));
        page.getByLabel("Name of the passkey").fill("The blue stick");
        button(page, "Add a passkey").click();
        assertThat(page.locator("my-passkeys li")).hasCount(1);
        boss.ask("PUT", "/api/me/recovery", "{\"mail\":\"" + MAIL + "\"}");
        boss.ask("POST", "/api/me/recovery", "{\"code\":\"" + inbox.code() + "\"}");
        boss.ask("PUT", "/api/me/notify", "{\"mail\":\"" + MAIL + "\",\"feed\":true}");
        String host = id(boss);
        try (Store store = Store.open(database)) {
            byte[] none = new byte[0];
            AlertChannels.Channel lamp = new AlertChannels.Channel(
                    "lamp",
                    host,
                    AlertChannels.Kind.JSON,
                    "The lamp",
                    "https://example.org/",
                    none,
                    none,
                    CODE,
                    false,
                    1,
                    0,
                    0);
            byte[] session = store.sessions().open(host).get(0).secretHash();
            store.alertChannels().add(lamp, 9, session).join();
            return store.notices().of(host).orElseThrow().code();
        }
    }

    /** By its name, since browsers keep passkeys for names only. */
    Site site() {
        return Site.named(server.port());
    }

    /** The administrator, looking in another way. */
    Visitor boss(ScreenLook look) {
        return as(cookies, look);
    }

    Visitor as(String who, ScreenLook look) {
        Site site = site();
        return new Visitor(
                site,
                Chrome.browser()
                        .newContext(look.context().setBaseURL(site.address()).setStorageState(who)));
    }

    /** As if this person had proved who they are at this time. */
    void prove(Visitor visitor, long millis) {
        try (Store store = Store.open(database)) {
            for (Sessions.Open each : store.sessions().open(id(visitor)))
                store.sessions().proved(each.secretHash(), millis).join();
        }
    }

    void close() throws IOException {
        server.close();
        inbox.close();
    }
}
