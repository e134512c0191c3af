package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

/** Every page about people and about those who run the server, with something on each: in four languages, on a phone, and without a mouse. */
class HousePagesTest {
    /** @param sign what is there when the page is whole */
    private record HousePage(String path, String sign) {}

    /** Numbers what Tab has to come to; of several choices of one kind it comes to one. */
    private static final String NUMBER = """
            () => {
              const all = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
                .filter(each => !each.disabled && each.checkVisibility({ visibilityProperty: true }))
                .filter(each => each.type !== 'radio' || each.checked);
              all.forEach((each, i) => each.dataset.stop = String(i));
              return all.length;
            }""";

    private static final String STOP = "() => document.activeElement?.dataset?.stop ?? ''";

    private static final String WITHOUT = """
            (reached) => [...document.querySelectorAll('[data-stop]')].filter(each => !reached.includes(each.dataset.stop))
              .map(each => each.outerHTML.slice(0, 120))""";

    @TempDir
    static Path folder;

    private static Server server;
    private static String cookies = "";
    private static String eve = "";

    @BeforeAll
    static void busy() {
        String database = folder.resolve("tablee.db").toString();
        server = Server.start(ServerSettings.local(0, database).faster(10));
        try (Visitor boss = Site.at(server.port()).visitor().named("Boss");
                Visitor rude = Site.at(server.port()).visitor().named("Eve of the long and winding roads")) {
            boss.ask("POST", "/api/account", "{\"name\":\"the boss\",\"password\":\"a long way to the sea\"}");
            String host = boss.ask("GET", "/api/me", "").at("/person/id").asText();
            eve = rude.ask("GET", "/api/me", "").at("/person/id").asText();
            try (Store store = Store.open(database)) {
                AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, host, "", Optional.empty());
                new AdminActs(store)
                        .carryOut(AuditLog.Actor.AT_THE_MACHINE, grant)
                        .join();
            }
            boss.ask(
                    "POST",
                    "/api/tournaments",
                    "{\"title\":\"The cup of the long winter evenings\",\"kind\":\"knock-out\",\"table\":{\"game\":\"circus\",\"seats\":2}}");
            report(boss, rude);
            boss.ask("POST", "/api/people/" + eve, "{\"bond\":\"block\",\"on\":true}");
            for (String act : List.of("warn", "silence"))
                boss.ask(
                        "POST",
                        "/api/admin/acts",
                        "{\"act\":\"" + act + "\",\"subject\":\"" + eve + "\",\"note\":\"Mind your words.\"}");
            boss.ask(
                    "PUT",
                    "/api/me/alerts",
                    "{\"turns\":true,\"invitations\":true,\"friends\":true,\"quiet\":{\"from\":\"22:00\",\"until\":\"07:00\"},\"zone\":\"UTC\"}");
            cookies = boss.context().storageState();
        }
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

    @AfterAll
    static void close() {
        server.close();
    }

    private static List<HousePage> pages() {
        return List.of(
                new HousePage("/account", "my-sessions li"),
                new HousePage("/people", "main h1"),
                new HousePage("/alerts", "main input"),
                new HousePage("/privacy", "main h2"),
                new HousePage("/terms", "main h2"),
                new HousePage("/admin/reports", ".card"),
                new HousePage("/admin/people", ".card"),
                new HousePage("/admin/people/" + eve, ".report"),
                new HousePage("/admin/tables", ".card"),
                new HousePage("/admin/tournaments", ".card"),
                new HousePage("/admin/honest", "admin-honest p"),
                new HousePage("/admin/log", ".report"),
                new HousePage("/admin/figures", ".plots svg"),
                new HousePage("/invited/nothing", "main h1"));
    }

    /** The administrator, looking in another way. */
    private static Visitor boss(ScreenLook look) {
        Site site = Site.at(server.port());
        return new Visitor(
                site,
                Chrome.browser()
                        .newContext(look.context().setBaseURL(site.address()).setStorageState(cookies)));
    }

    private static Page show(Visitor boss, HousePage at) {
        Page page = boss.go(at.path).page();
        page.locator(at.sign).first().waitFor();
        return page;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("Each page has room for its words on a small phone, in every language; axe finds nothing serious")
    void onAPhone(String language) {
        try (Visitor boss = boss(ScreenLook.SMALL_PHONE.in(language))) {
            for (HousePage each : pages()) {
                Page page = show(boss, each);
                assertEquals(language, page.evaluate("document.documentElement.lang"));
                assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), each.path);
                if (Scale.FULL || language.equals("de")) assertEquals(List.of(), AxeTest.findings(page), each.path);
            }
        }
    }

    @Test
    @DisplayName("Tab comes to everything that can be pressed or filled in, on each page")
    void byKeyboard() {
        try (Visitor boss = boss(ScreenLook.DESK)) {
            for (HousePage each : pages()) {
                Page page = show(boss, each);
                int stops = (int) page.evaluate(NUMBER);
                List<String> reached = new ArrayList<>();
                for (int i = 0; i < stops + 40; i++) {
                    page.keyboard().press("Tab");
                    reached.add((String) page.evaluate(STOP));
                }
                assertTrue(stops > 0 || each.path.matches("/(privacy|terms)"), each.path);
                assertEquals(List.of(), page.evaluate(WITHOUT, reached), each.path);
            }
        }
    }
}
