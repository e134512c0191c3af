package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** The daily challenge in the browser: found, played to its end, kept secret, and compared when the day is over. */
class DailyTest {
    private static final int CLOCK_SPEED = 50;
    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);

    @TempDir
    private Path folder;

    private ServerSettings settings(long aheadMillis) {
        return ServerSettings.local(0, folder.resolve("tablee.db").toString())
                .faster(CLOCK_SPEED)
                .ahead(aheadMillis);
    }

    private static Locator deal(Page page, String game) {
        return page.locator("daily-page .entry")
                .filter(new Locator.FilterOptions().setHasText(game))
                .first();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** Plays today's Flip' Rando to its end and Flip Circus until it is given up. */
    private static void play(Visitor visitor, long choices) {
        Page page = visitor.go("/").page();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Daily challenge"))
                .first()
                .click();
        assertThat(deal(page, "Rando")).containsText("Against");
        deal(page, "Rando").getByRole(AriaRole.BUTTON).click();
        BoardPlay.at(visitor, "rando").finish(choices);
        assertThat(page.locator("table-end")).containsText("Your result is counted.");
        assertThat(page.locator("table-end a[href*=replay]")).hasCount(0);
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("To the daily challenge"))
                .click();
        assertThat(deal(page, "Rando").getByRole(AriaRole.BUTTON)).hasCount(0);
        deal(page, "Circus").getByRole(AriaRole.BUTTON).click();
        BoardPlay.at(visitor, "circus").resign();
        visitor.go("/daily");
        assertThat(deal(page, "Circus")).containsText("Lost");
    }

    @Test
    @DisplayName("TABLE-61 to TABLE-63: a whole day in the browser, and what it says when it is over")
    void day() {
        String name;
        String account = "emmy " + Long.toString(System.nanoTime(), 36);
        try (Server server = Server.start(settings(DAY_MILLIS));
                Visitor emmy = Site.at(server.port()).visitor().named("Emmy");
                Visitor fritz = Site.at(server.port()).visitor().named("Fritz")) {
            AccountForms.make(emmy.go("/account").page(), account);
            play(emmy, 1);
            play(fritz, 2);
            Page page = emmy.go("/daily").page();
            assertThat(page.locator(".shared")).containsText("Flip Circus 💧");
            button(page, "Copy").first().click();
            assertThat(page.getByText("Copied.")).isVisible();
            assertThat(page.locator("deal-results")).hasCount(0);
            name = (String) page.evaluate("fetch('/api/daily').then(answer => answer.json()).then(day => day.day)");
        }
        try (Server server = Server.start(settings(2 * DAY_MILLIS + TimeUnit.HOURS.toMillis(3)));
                Visitor emmy = Site.at(server.port()).visitor()) {
            Page page = emmy.go("/account").page();
            AccountForms.signIn(page, account);
            for (int i = 0; i < 20; i++) {
                emmy.go("/daily/" + name);
                page.locator("daily-page .entry").first().waitFor();
                if (deal(page, "Circus").innerText().contains("%")) break;
                page.waitForTimeout(500);
            }
            deal(page, "Rando").getByText("Everybody’s results").click();
            assertThat(deal(page, "Rando").locator("table")).containsText(account);
            assertThat(deal(page, "Rando").locator("table")).not().containsText("Fritz");
            assertThat(deal(page, "Rando")).containsText("What others did at the same moments");
            assertThat(deal(page, "Rando").locator("code")).hasCount(0);
            deal(page, "Rando").getByText("How the best one was played").click();
            assertThat(deal(page, "Rando").locator(".moves li").first()).hasText(Pattern.compile("^[A-Z].* .*\\.$"));
            for (String span : List.of("This week", "This month", "This season")) {
                page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(span))
                        .check();
                assertThat(page.locator("daily-standings input:checked + span")).hasText(span);
                assertThat(page.locator("daily-standings table")).containsText(account);
            }
            byKeyboard(emmy, name, account);
            everywhere(emmy, Site.at(server.port()), name);
            deal(page, "Rando")
                    .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Watch again"))
                    .click();
            page.locator("table-replay").waitFor();
            assertTrue(page.url().contains("/replay"), page.url());
        }
    }

    /** A day that is over is read without a mouse: results, the best one, and the table of the month. */
    private static void byKeyboard(Visitor emmy, String day, String account) {
        Page page = emmy.go("/daily/" + day).page();
        page.locator("daily-page .entry").first().waitFor();
        ReturnByKeyboardTest.enter(page, "Everybody’s results");
        assertThat(page.locator("deal-results table").first()).isVisible();
        ReturnByKeyboardTest.enter(page, "How the best one was played");
        assertThat(page.locator("deal-results .moves li").first()).isVisible();
        ReturnByKeyboardTest.press(
                page,
                "Tab",
                () -> (boolean) page.evaluate("document.activeElement.name === 'daily-span'"),
                "the tables of several days");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("daily-standings input:checked + span")).hasText("This month");
        assertThat(page.locator("daily-standings table")).containsText(account);
        emmy.go("/daily/" + day);
    }

    /** All of it open, in every language, on a desk and on a phone. */
    private static void everywhere(Visitor emmy, Site site, String day) {
        for (String language : Scale.LANGUAGES)
            for (ScreenLook look : List.of(ScreenLook.SMALL_PHONE.in(language), ScreenLook.DESK.in(language)))
                try (Visitor again = site.visitor(look, emmy.context().storageState())) {
                    Page page = again.go("/daily/" + day).page();
                    page.locator("deal-results summary").first().waitFor();
                    assertEquals(language, page.evaluate("document.documentElement.lang"));
                    Locator closed = page.locator("daily-page details:not([open]) > summary");
                    for (int i = 0; i < 40 && closed.count() > 0; i++)
                        closed.first().click();
                    page.locator("deal-results .moves li").first().waitFor();
                    assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), look.toString());
                    assertEquals(List.of(), AxeTest.findings(page), look.toString());
                    Path file = Path.of("target", "pictures", "daily-over-" + language + "-" + look.width() + ".png");
                    page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
                }
    }

    @Test
    @DisplayName("TABLE-63: a team for Flow is gathered by a link, and begins when the second one comes")
    void team() {
        try (Visitor ann = Site.open().visitor().named("Ann");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE).named("Ben")) {
            Page page = ann.go("/daily").page();
            button(page, "Gather a team Flow").click();
            assertThat(page.locator(".shared")).containsText("/daily/team/");
            String link = page.locator(".shared").innerText().strip();
            Page other = ben.go(link.substring(link.indexOf("/daily"))).page();
            assertThat(other.locator("daily-team")).containsText("Ann would like to play");
            button(other, "Play together").click();
            other.locator("flow-board").waitFor();
            page.locator("flow-board").waitFor();
            assertEquals(page.url(), other.url());
        }
    }
}
