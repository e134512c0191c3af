package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

/** What is reported away from tables and of a match that is over, from the page where it stands to those who look into it. */
class ReportsPageTest {
    @TempDir
    Path folder;

    private Server server;
    private String database;

    @BeforeEach
    void start() {
        database = folder.resolve("tablee.db").toString();
        server = Server.start(ServerSettings.local(0, database).faster(10));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Visitor visitor(ScreenLook look, String name) {
        return Site.at(server.port()).visitor(look).named(name);
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    private Visitor boss() {
        Visitor boss = visitor(ScreenLook.DESK, "Boss");
        boss.ask("POST", "/api/account", "{\"name\":\"the boss\",\"password\":\"a long way to the sea\"}");
        try (Store store = Store.open(database)) {
            AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, id(boss), "", Optional.empty());
            new AdminActs(store).carryOut(AuditLog.Actor.AT_THE_MACHINE, grant).join();
        }
        return boss;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void send(Page page, String why) {
        page.locator("dialog[open] textarea").fill(why);
        assertEquals(List.of(), AxeTest.findings(page));
        button(page, "Send the report").click();
        assertThat(page.locator(".toast").last()).containsText("Thank you.");
    }

    @Test
    @DisplayName(
            "The name of somebody who asks to be a friend, and the title of a tournament, are reported from where they stand")
    void names() {
        try (Visitor boss = boss();
                Visitor ann = visitor(ScreenLook.PHONE, "Ann");
                Visitor eve = visitor(ScreenLook.DESK, "Ugly Name")) {
            eve.ask("POST", "/api/account", "{\"name\":\"eve\",\"password\":\"a long way to the sea\"}");
            eve.ask("POST", "/api/people/" + id(ann), "{\"bond\":\"friend\",\"on\":true}");
            Page page = ann.go("/people").page();
            button(page, "Report: Ugly Name").press("Enter");
            assertThat(page.getByLabel("The name")).isChecked();
            send(page, "look at that");
            String cup = eve.ask(
                            "POST",
                            "/api/tournaments",
                            "{\"title\":\"An ugly"
                                    + " title\",\"kind\":\"swiss\",\"table\":{\"game\":\"circus\",\"seats\":2}}")
                    .path("tournament")
                    .asText();
            eve.ask("POST", "/api/tournaments/" + cup + "/entry", "{}");
            ann.go("/tournament/" + cup);
            assertThat(button(page, "Report: Ugly Name")).isVisible();
            button(page, "Report the title").click();
            send(page, "");
            Page desk = boss.go("/admin").page();
            assertThat(desk.locator(".report")).hasCount(1);
            desk.locator(".card h2 a").click();
            assertThat(desk.locator(".report").filter(new Locator.FilterOptions().setHasText("look at that")))
                    .containsText("Ugly Name");
            assertThat(desk.locator(".report").filter(new Locator.FilterOptions().setHasText("An ugly title")))
                    .containsText("where it stands");
            assertEquals(List.of(), AxeTest.findings(desk));
        }
    }

    @Test
    @DisplayName(
            "A report that is refused stays in its dialog with what was typed and says why; sent once more, it arrives")
    void refused() {
        try (Visitor boss = boss();
                Visitor ann = visitor(ScreenLook.PHONE, "Ann");
                Visitor eve = visitor(ScreenLook.DESK, "Ugly Name")) {
            eve.ask("POST", "/api/people/" + id(ann), "{\"bond\":\"friend\",\"on\":true}");
            Page page = ann.go("/people").page();
            String busy = "{\"error\":{\"key\":\"too-fast\",\"message\":\"That was too much at once.\"}}";
            page.route(
                    "**/api/reports",
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setStatus(429)
                            .setContentType("application/json")
                            .setBody(busy)));
            button(page, "Report: Ugly Name").press("Enter");
            Locator dialog = page.locator("dialog[open]");
            page.getByLabel("How they behave").check();
            dialog.locator("textarea").fill("a long story of three games");
            button(page, "Send the report").click();
            assertThat(dialog.getByRole(AriaRole.ALERT)).hasText("That was too much at once.");
            ann.forgiven();
            assertThat(dialog.locator("textarea")).hasValue("a long story of three games");
            assertThat(page.getByLabel("How they behave")).isChecked();
            assertThat(button(page, "Send the report")).isFocused();
            assertEquals(List.of(), AxeTest.findings(page));
            page.unroute("**/api/reports");
            button(page, "Send the report").press("Enter");
            assertThat(page.locator(".toast").last()).containsText("Thank you.");
            assertThat(dialog).hasCount(0);
            Page desk = boss.go("/admin").page();
            assertThat(desk.locator(".report")).hasCount(1);
            assertThat(desk.locator(".report")).containsText("a long story of three games");
        }
    }

    private static String picture() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(600, 315, BufferedImage.TYPE_INT_RGB), "jpg", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }

    /** A match that Eve has given up, and what she shares of it. */
    private static String shared(Visitor eve) {
        String table = eve.against("circus", 2, "");
        eve.go(table);
        eve.page().evaluate("document.querySelector('table-page').session.ask('resign', { seat: 0 })");
        eve.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                .waitFor();
        return eve.ask(
                        "POST",
                        "/api/replays",
                        "{\"match\":\"" + table.substring(3)
                                + ".1\",\"at\":2,\"eyes\":\"all\",\"title\":\"Ugly words\",\"text\":\"\","
                                + "\"picture\":\"" + picture() + "\"}")
                .path("code")
                .asText();
    }

    @Test
    @DisplayName("TABLE-48: a shared replay is reported from its page, and ended from the queue; the link leads nowhere"
            + " then")
    void replay() {
        try (Visitor boss = boss();
                Visitor ann = visitor(ScreenLook.PHONE, "Ann");
                Visitor eve = visitor(ScreenLook.DESK, "Eve")) {
            String code = shared(eve);
            Page page = ann.go("/r/" + code).page();
            button(page, "Report this page").click();
            send(page, "not a game");
            Page desk = boss.go("/admin").page();
            assertThat(desk.locator(".report")).containsText("Ugly words");
            desk.getByText("where it stands").click();
            assertThat(desk).hasURL(Pattern.compile(".*/r/" + code + ".*"));
            assertThat(button(desk, "End this link")).isVisible();
            boss.go("/admin");
            button(desk, "End the link").click();
            desk.locator("dialog[open] form button").last().click();
            assertThat(desk.locator(".toast").last()).hasText("Done.");
            assertThat(desk.locator(".report")).containsText("not there any more");
            assertThat(button(desk, "End the link")).hasCount(0);
            ann.forgiven();
            page.reload();
            assertThat(page.locator("h1")).hasText("This link leads nowhere");
        }
    }

    @Test
    @DisplayName(
            "TABLE-28: a report leads to the moment of the match, once it is over, though the next one is played at that table")
    void moment() {
        try (Visitor boss = boss();
                Visitor ann = visitor(ScreenLook.DESK, "Ann");
                Visitor eve = visitor(ScreenLook.PHONE, "Eve")) {
            String table = ann.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            String link = ann.ask("GET", "/api/tables/" + table.substring(3), "")
                    .get("invite")
                    .asText();
            eve.go(link);
            ann.go(table);
            String ask = "document.querySelector('table-page').session.ask";
            eve.page().evaluate(ask + "('sit', { seat: 1 })");
            ann.page().evaluate(ask + "('start', {})");
            ann.page().locator(BoardGames.tag("circus")).waitFor();
            ann.page()
                    .evaluate(ask + "('report-person', { person: '" + id(eve)
                            + "', matter: 'conduct', reason: 'stalls' })");
            Page desk = boss.go("/admin").page();
            assertThat(desk.locator(".report")).containsText("game 1 of the table, after move");
            assertThat(desk.locator(".report a[href^='/m/']")).hasCount(0);
            ann.page().evaluate(ask + "('resign', { seat: 0 })");
            ann.page()
                    .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                    .waitFor();
            ann.page().evaluate(ask + "('propose', { what: 'rematch' })");
            eve.page().evaluate(ask + "('agree', {})");
            boss.go("/admin");
            desk.locator(".report a[href^='/m/']").click();
            desk.locator(BoardGames.tag("circus")).waitFor();
            assertThat(desk).hasURL(Pattern.compile(".*/m/" + table.substring(3) + "\\.1\\?at=\\d+.*"));
            assertThat(desk.locator(".seats")).containsText("Eve");
        }
    }
}
