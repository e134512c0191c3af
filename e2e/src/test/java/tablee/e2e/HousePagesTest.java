package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page about people and about those who run the server, with something on each: in four languages, on a phone, and without a mouse. */
class HousePagesTest {
    /** @param sign what is there when the page is whole */
    private record HousePage(String path, String sign) {}

    /** Numbers what Tab has to come to; of several choices of one kind it comes to one. */
    private static final String NUMBER = """
            () => {
              const all = [...document.querySelectorAll(':is(main, body:not(:has(main))) :is(a[href], button, input, select, textarea, summary)')]
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

    private static BusyHouse house;

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        house = BusyHouse.open(folder.resolve("tablee.db").toString());
    }

    @AfterAll
    static void close() throws IOException {
        house.close();
    }

    private static List<HousePage> pages() {
        return List.of(
                new HousePage("/account", "my-sessions li"),
                new HousePage("/alerts/" + house.alertCode(), "h1"),
                new HousePage("/mail/" + house.mailCode(), "h1"),
                new HousePage("/people", "main h1"),
                new HousePage("/alerts", "main input"),
                new HousePage("/privacy", "main h2"),
                new HousePage("/terms", "main h2"),
                new HousePage("/admin/reports", ".card"),
                new HousePage("/admin/people", ".card"),
                new HousePage("/admin/people/" + house.eve(), ".report"),
                new HousePage("/admin/tables", ".card"),
                new HousePage("/admin/tournaments", ".card"),
                new HousePage("/admin/honest", "admin-honest p"),
                new HousePage("/admin/log", ".report"),
                new HousePage("/admin/figures", ".plots svg"),
                new HousePage("/invited/nothing", "main h1"));
    }

    private static Page show(Visitor boss, HousePage at) {
        Page page = boss.page();
        // Two pages are the server's own, for those who come from a mail or an alert.
        if (at.path.matches("/(alerts|mail)/.*")) page.navigate(house.site().address() + at.path);
        else boss.go(at.path);
        page.locator(at.sign).first().waitFor();
        if (at.path.equals("/account"))
            for (String way : List.of("my-passkeys li", "my-recovery button"))
                page.locator(way).first().waitFor();
        return page;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("Each page has room for its words on a small phone, in every language; axe finds nothing serious")
    void onAPhone(String language) {
        try (Visitor boss = house.boss(ScreenLook.SMALL_PHONE.in(language))) {
            boss.ask("POST", "/api/me", "{\"name\":\"Boss\",\"language\":\"" + language + "\"}");
            for (HousePage each : pages()) {
                Page page = show(boss, each);
                assertEquals(language, page.evaluate("document.documentElement.lang"), each.path);
                looksRight(page, language, each.path);
            }
            dialogs(boss, language);
            if (Scale.LANGUAGES.contains(language)) atATable(boss, language);
        }
    }

    private static void looksRight(Page page, String language, String what) {
        assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), what);
        if (Scale.FULL || language.equals("de")) assertEquals(List.of(), AxeTest.findings(page), what);
    }

    /** What is asked for over these pages: why somebody is to be warned, what is reported, and the password once more. */
    private static void dialogs(Visitor boss, String language) {
        house.prove(boss, 1);
        Page page = boss.page();
        for (HousePage each : List.of(
                new HousePage("/admin/people/" + house.eve(), "main .acts button"),
                new HousePage("/people", "main .flag"),
                new HousePage("/account", "my-sessions li button"))) {
            show(boss, each).locator(each.sign).first().click();
            page.locator("dialog[open] form").waitFor();
            looksRight(page, language, each.path + "/dialog");
            page.keyboard().press("Escape");
        }
        boss.forgiven();
    }

    /** What can be done about somebody at a table, from their seat and from their line, and the report from either. */
    private static void atATable(Visitor boss, String language) {
        try (Visitor guest = house.site().visitor().named("Gus of the long and winding roads")) {
            String table = guest.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            String link = guest.ask("GET", "/api/tables/" + table.substring(3), "")
                    .get("invite")
                    .asText();
            guest.go(table);
            guest.page()
                    .evaluate("document.querySelector('table-page').session.ask('say', { text: 'Is anybody there?' })");
            Page page = boss.go(link).page();
            about(page, language, "button.who");
            Locator chat = page.locator("[role=tab]");
            if (chat.count() > 0) chat.last().click();
            about(page, language, "table-chat .by button");
        }
    }

    private static void about(Page page, String language, String opener) {
        page.locator(opener).first().click();
        page.locator("dialog[open] .acts .risk").waitFor();
        looksRight(page, language, opener);
        page.locator("dialog[open] .acts .risk").click();
        page.locator("dialog[open] form").waitFor();
        looksRight(page, language, opener + "/report");
        page.keyboard().press("Escape");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName(
            "Who is warned or silenced reads it on a small phone, and an invitation is accepted there, in every language")
    void guests(String language) {
        ScreenLook look = ScreenLook.SMALL_PHONE.in(language);
        String code;
        try (Visitor boss = house.boss(look)) {
            code = boss.ask("POST", "/api/admin/acts", "{\"act\":\"invite\",\"subject\":\"\",\"note\":\"\"}")
                    .get("code")
                    .asText();
        }
        try (Visitor rude = house.as(house.warned(), look)) {
            Page page = rude.go("/people").page();
            assertThat(page.locator(".word.grave")).hasCount(2);
            looksRight(page, language, "/warned");
        }
        try (Visitor guest = house.site().visitor(look).named("Gus")) {
            Page page = guest.go("/invited/" + code).page();
            page.locator("main .button.main").click();
            page.locator("main a.button.main").waitFor();
            looksRight(page, language, "/invited");
        }
    }

    @Test
    @DisplayName("Who is banned reads why and until when, in every language")
    void banned() {
        String cookies;
        try (Visitor boss = house.boss(ScreenLook.DESK);
                Visitor olaf = house.site().visitor().named("Olaf the loud")) {
            String id = olaf.ask("GET", "/api/me", "").at("/person/id").asText();
            cookies = olaf.context().storageState();
            BusyHouse.act(boss, "ban", id, "He shouted.");
        }
        for (String language : List.of("en", "fr", "de", "pl"))
            try (Visitor olaf = house.as(cookies, ScreenLook.SMALL_PHONE.in(language))) {
                olaf.forgiven();
                Page page = olaf.go("/people").page();
                assertThat(page.locator(".word.grave")).containsText("He shouted.");
                looksRight(page, language, "/banned");
                olaf.forgiven();
            }
    }

    @Test
    @DisplayName("Tab comes to everything that can be pressed or filled in, on each page")
    void byKeyboard() {
        try (Visitor boss = house.boss(ScreenLook.DESK)) {
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
