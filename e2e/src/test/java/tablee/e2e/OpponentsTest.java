package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who one plays with: bots with a character, people with a picture, and a few words for both. */
class OpponentsTest {
    /** Every game with a board of its own: its bots are somebody. A game drawn from its words says their levels. */
    static Stream<String> games() {
        return BoardGames.all().stream().filter(BoardGames::hasBoard);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A bot has a name, a face and a line of character, at every level and in four languages")
    void characters(String game) {
        for (String language : Scale.LANGUAGES) {
            try (Visitor ada = Site.open().visitor(ScreenLook.DESK.in(language)).named("Ada")) {
                String bots = "{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"strong\"}";
                Page page = ada.page();
                page.navigate(ada.table(game, 2, BoardGames.untimed(game), bots, false));
                Locator levels = page.locator(".chair-list select option");
                assertThat(levels).hasCount(6);
                for (int level = 1; level < 6; level++)
                    assertThat(levels.nth(level)).containsText(" · ");
                String lines = "level => document.querySelector('table-gather').scene.words.has('bot.line.' + level)";
                for (String level : List.of("random", "novice", "casual", "strong", "expert"))
                    assertEquals(true, page.evaluate(lines, level), language + ", " + level);
            }
        }
    }

    @Test
    @DisplayName("At the table a bot is called by its name, and says what it is like; its face is not a person's")
    void atTheTable() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.page();
            new BoardPlay(ada, "rando", ada.against("rando", 2, "")).mine();
            Locator seats = page.locator(".seats .seat");
            assertThat(seats.nth(1).locator(".who")).hasText("Caillou");
            page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                    .click();
            assertThat(page.locator(".said").first()).containsText("Random bot · Follows every signpost");
            assertThat(seats.locator(".face")).hasCount(2);
            assertNotEquals(
                    seats.nth(0).locator(".face").innerHTML(),
                    seats.nth(1).locator(".face").innerHTML());
        }
    }

    @Test
    @DisplayName("A person's picture is drawn from shapes, the same wherever they are seen, and not that of another")
    void pictures() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ada")) {
            String mine = drawn(ada.go("/"));
            assertEquals(mine, drawn(ada.go("/account")));
            assertNotEquals(mine, drawn(ben.go("/")));
        }
    }

    private static String drawn(Visitor visitor) {
        return visitor.page().locator(".top .face").innerHTML().replaceAll("<!--.*?-->", "");
    }

    @Test
    @DisplayName("What is said with one tap is read by everybody in their own language")
    void phrases() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.DESK.in("fr")).named("Ben")) {
            String table = ada.table("circus", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            Page page = ada.go(table).page();
            ben.page().navigate(page.getByLabel("Invitation link").inputValue());
            ben.page().getByLabel("Dire quelque chose").first().waitFor();
            quick(page, "Good luck!").click();
            quick(page, "Applause").click();
            assertThat(ben.page().locator(".said").nth(0)).containsText("Bonne chance !");
            assertThat(ben.page().locator(".said").nth(1)).containsText("Bravo");
            assertThat(ben.page().locator(".said").nth(1).locator(".reaction")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "Where nobody may talk there is nothing to tap, and the field says so; once the match is over all may talk again")
    void silence() {
        String silent =
                ",\"startWhenFull\":true,\"options\":{\"round\":\"untimed\",\"scenarios\":\"no-communication\"}";
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String table = ada.table("flow", 2, silent, "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            Page page = ada.go(table).page();
            assertThat(page.locator(".quicks")).hasCount(1);
            ben.page().navigate(page.getByLabel("Invitation link").inputValue());
            press(ben.page(), "Sit here");
            page.locator("flow-board").waitFor();
            page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                    .click();
            Locator field = page.locator(".talk input");
            assertThat(field).isDisabled();
            assertThat(field).hasAttribute("placeholder", "Nobody may talk now");
            assertThat(page.locator(".quicks")).hasCount(0);
            page.evaluate("document.querySelector('table-page').session.ask('propose', { what: 'abandon' })");
            press(ben.page(), "Agree");
            page.locator("table-end").waitFor();
            page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                    .click();
            assertThat(field).isEnabled();
            assertThat(page.locator(".quicks")).hasCount(1);
        }
    }

    private static void press(Page page, String name) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name))
                .first()
                .click();
    }

    private static Locator quick(Page page, String text) {
        return page.locator(".quicks").getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(text));
    }
}
