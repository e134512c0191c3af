package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What accumulates: one's own matches, with whom, and once more. */
class ProfileTest {
    @Test
    @DisplayName("The record shows what one has played and with whom; again opens a table on the same terms")
    void record() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/profile").page();
            assertThat(page.locator("h1")).hasText("Ada");
            assertThat(page.getByText("No finished game yet.")).isVisible();
            String table = ada.against("rando", 3, "");
            new BoardPlay(ada, "rando", table).resign();
            ada.go("/profile");
            assertThat(page.locator(".figures dd").first()).hasText("1");
            assertThat(page.locator(".figures dt").first()).hasText("played");
            assertThat(region(page, "By game")).containsText(Pattern.compile("Flip. Rando"));
            Locator company = region(page, "Played with");
            assertThat(company).containsText("Caillou");
            company.getByRole(AriaRole.BUTTON).first().click();
            page.waitForURL(Pattern.compile(".*/t/\\w+"));
            assertThat(page.locator("rando-board")).isVisible();
            assertThat(page.locator(".seats .seat")).hasCount(3);
        }
    }

    private static final String PAIR = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    @Test
    @DisplayName("Two victories in a row and a defeat: figures, tally and best moments say so")
    void figures() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            for (Visitor loser : List.of(ben, ben, ada)) giveUp(ada, ben, loser);
            Page page = ada.go("/profile").page();
            assertThat(page.locator(".figures dd")).hasText(new String[] {"3", "2", "0", "2"});
            assertThat(region(page, "By game")).containsText("2 won · 0 drawn · 1 lost");
            assertThat(region(page, "By game")).containsText("3 times");
            assertThat(region(page, "Played with")).containsText("2 won · 0 drawn · 1 lost");
            Locator moments = region(page, "Best moments");
            assertThat(moments).containsText("First victory: Flip Circus");
            assertThat(moments).containsText("2 victories in a row");
            moments.getByRole(AriaRole.LINK).first().click();
            assertThat(page.locator("table-replay circus-board")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "A mark stands in the profile once it was earned, on a phone in four languages; nothing is shown before")
    void marks() {
        Map<String, String> said = Map.of(
                "en", "First win: Flip Circus",
                "fr", "Première victoire\u00a0: Flip Circus",
                "de", "Erster Sieg: Flip Circus",
                "pl", "Pierwsza wygrana: Flip Circus");
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            giveUp(ada, ben, ben);
            Page loser = ben.go("/profile").page();
            assertThat(region(loser, "By game")).isVisible();
            assertThat(loser.locator("#marks")).hasCount(0);
            said.forEach((language, words) -> {
                ScreenLook look = ScreenLook.SMALL_PHONE.in(language);
                try (Visitor again = Site.open().visitor(look, ada.context().storageState())) {
                    Page page = again.go("/profile").page();
                    Locator marks = page.locator("section[aria-labelledby=marks] li");
                    assertThat(marks).hasCount(1);
                    assertThat(marks).containsText(words);
                    assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), language);
                    assertEquals(List.of(), AxeTest.findings(page), language);
                }
            });
        }
    }

    private static void giveUp(Visitor ada, Visitor ben, Visitor loser) {
        String terms = ",\"visibility\":\"listed\",\"startWhenFull\":true";
        String table = ada.table("circus", 2, terms, PAIR, false);
        ada.go(table);
        ben.go(table)
                .page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit here"))
                .click();
        BoardPlay.at(ada, "circus");
        BoardPlay.at(loser, "circus").resign();
    }

    @Test
    @DisplayName(
            "Of more matches than the page asks for, it says that the last ones are counted, and claims no first victory")
    void manyMatches() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            ada.page().route("**/api/history*", route -> {
                String before = route.request().url().replaceAll(".*(?:before=(\\d+)|history)$", "$1");
                route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(fifty(before.isEmpty() ? 1_700_000_000_000L : Long.parseLong(before))));
            });
            Page page = ada.go("/profile").page();
            assertThat(page.getByText("Only your last 400 matches are counted here."))
                    .isVisible();
            assertThat(page.locator(".figures dd").first()).hasText("400");
            assertThat(region(page, "Best moments")).containsText("400 victories in a row");
            assertThat(region(page, "Best moments")).not().containsText("First victory");
        }
    }

    /** A page of the list of matches: fifty victories before this moment. */
    private static String fifty(long beforeMillis) {
        String won =
                "{\"match\":\"m%1$d\",\"table\":\"t%1$d\",\"game\":\"circus\",\"seat\":0,\"rank\":1,\"tied\":false,"
                        + "\"endedMillis\":%1$d,\"chairs\":[{\"kind\":\"person\",\"name\":\"Ada\",\"level\":\"\",\"person\":\"a\"},"
                        + "{\"kind\":\"bot\",\"name\":\"\",\"level\":\"novice\",\"person\":\"\"}]}";
        return LongStream.rangeClosed(1, 50)
                .mapToObj(each -> won.formatted(beforeMillis - each))
                .collect(Collectors.joining(",", "{\"matches\":[", "]}"));
    }

    @Test
    @DisplayName("Once more with somebody whose table is gone: a table on the usual terms")
    void tableGone() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.against("rando", 3, "");
            new BoardPlay(ada, "rando", table).resign();
            Page page = ada.go("/profile").page();
            ada.forgiven();
            page.route(
                    "**/api" + table.replace("/t/", "/tables/"),
                    route -> route.fulfill(
                            new Route.FulfillOptions().setStatus(404).setBody("{}")));
            region(page, "Played with").getByRole(AriaRole.BUTTON).first().click();
            assertThat(page.locator("rando-board")).isVisible();
            assertThat(page.locator(".seats .seat")).hasCount(3);
        }
    }

    private static Locator region(Page page, String name) {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    @DisplayName("Nobody else's record can be had: a stranger has none")
    void own() {
        try (Visitor stranger = Site.open().visitor()) {
            Page page = stranger.go("/profile").page();
            assertThat(page.getByText("No finished game yet.")).isVisible();
        }
    }

    @Test
    @DisplayName("Finished games against bots can be put away, and stay so")
    void putAway() {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            new BoardPlay(ada, "circus", ada.against("circus", 2, "")).resign();
            Page page = ada.go("/history").page();
            assertThat(page.locator(".entry")).hasCount(1);
            page.getByLabel("Put games against bots away").check();
            assertThat(page.locator(".entry")).hasCount(0);
            page.reload();
            assertThat(page.getByLabel("Put games against bots away")).isChecked();
            assertThat(page.locator(".entry")).hasCount(0);
        }
    }
}
