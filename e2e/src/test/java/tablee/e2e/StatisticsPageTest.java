package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Somebody looks at how they have played so far. */
class StatisticsPageTest {
    private static void reviewed(Visitor ada) {
        BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
        for (int i = 0; i < 2 && play.mine(); i++) play.choose(play.moves().get(0));
        play.resign();
        String match = "/api/matches/" + play.update().path("match").textValue() + "/review?seat=0&from=9999";
        for (int i = 0; !ada.ask("GET", match, "").has("review"); i++) {
            assertTrue(i < 240, "the review is made");
            ada.page().waitForTimeout(500);
        }
    }

    private static String saved(Page page, String button) throws IOException {
        Locator press = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button));
        Download file = page.waitForDownload(() -> {
            press.focus();
            page.keyboard().press("Enter");
        });
        return new String(file.createReadStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName(
            "On a phone, by keyboard alone: results by game, mode and company, what moves cost as a curve and a table, and both as files")
    void onAPhone() throws IOException {
        try (Visitor ada = Site.open().visitor(ScreenLook.SMALL_PHONE).named("Ada")) {
            reviewed(ada);
            Page page = ada.go("/profile").page();
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Statistics"))
                    .focus();
            page.keyboard().press("Enter");
            page.waitForURL("**/statistics");
            Locator statistics = page.locator("statistics-page");
            assertThat(statistics.locator("section").first()).containsText("Flip Circus");
            assertThat(statistics).containsText("Against bots");
            assertThat(statistics).containsText("Without a clock");
            assertThat(statistics.locator("svg.course")).isVisible();
            page.locator("statistics-page select").focus();
            page.keyboard().press("ArrowDown");
            Locator table = statistics.locator("details summary");
            table.focus();
            page.keyboard().press("Enter");
            assertThat(statistics.locator("details tbody tr")).hasCount(1);
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "statistics.png"))
                    .setFullPage(true));
            assertEquals(
                    0,
                    page.evaluate("() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"),
                    "nothing hangs over the edge");
            String csv = saved(page, "Download as CSV");
            assertTrue(csv.startsWith("match,game,mode,company"), csv);
            assertEquals(2, csv.lines().count());
            JsonNode json = Json.parse(saved(page, "Download as JSON"));
            assertEquals("circus", json.at("/0/game").textValue());
            assertTrue(json.at("/0/decisions").isInt(), json.toString());
        }
    }
}
