package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Two strangers want a rated game now, and find each other. */
class MatchmakingPageTest {
    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Page signedUp(Visitor visitor) {
        String name = "match " + Long.toString(System.nanoTime(), 36);
        visitor.ask("POST", "/api/account", "{\"name\":\"" + name + "\",\"password\":\"a long way to the sea\"}");
        return visitor.go("/ratings/circus/two").page();
    }

    @Test
    @DisplayName(
            "The first one waits and is told so, the second comes to the same table, and the game begins by itself")
    void meet() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob")) {
            Page first = signedUp(ada);
            button(first, "A rated game now").click();
            assertThat(first.getByText("Looking for somebody about as strong as you."))
                    .isVisible();
            Page second = signedUp(bob);
            button(second, "A rated game now").click();
            first.locator("circus-board").waitFor();
            second.locator("circus-board").waitFor();
            assertThat(first.getByText("Bob").first()).isAttached();
        }
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    private static void befriend(Visitor one, Visitor other) {
        for (Visitor each : List.of(one, other))
            each.ask("POST", "/api/people/" + id(each == one ? other : one), "{\"bond\":\"friend\",\"on\":true}");
    }

    @Test
    @DisplayName("A friend is challenged: they find the rated table among theirs, sit down, and the game begins")
    void challenged() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob")) {
            signedUp(ada);
            signedUp(bob);
            befriend(ada, bob);
            Page first = ada.go("/people").page();
            first.locator("details.challenge summary").click();
            assertEquals(List.of(), AxeTest.findings(first));
            button(first, "Flip Circus").click();
            first.waitForURL("**/t/**");
            String table = first.url().replaceFirst("^https?://[^/]+", "");
            Page second = bob.go("/").page();
            second.locator("a[href='" + table + "']").first().click();
            assertThat(second.getByText("Results count").first()).isVisible();
            button(second, "Sit here").first().click();
            first.locator("circus-board").waitFor();
            second.locator("circus-board").waitFor();
        }
    }

    private static void tabTo(Page page, String link) {
        ReturnByKeyboardTest.press(
                page,
                "Tab",
                () -> (boolean) page.evaluate("link => document.activeElement.getAttribute('href') === link", link),
                link);
        page.keyboard().press("Enter");
    }

    @Test
    @DisplayName("A friend is challenged, and comes to the table, with the keyboard alone")
    void challengedByKeyboard() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor().named("Bob")) {
            signedUp(ada);
            signedUp(bob);
            befriend(ada, bob);
            Page first = ada.go("/people").page();
            first.locator("details.challenge summary").waitFor();
            ReturnByKeyboardTest.enter(first, "Challenge to a rated game");
            ReturnByKeyboardTest.enter(first, "Flip Circus");
            first.waitForURL("**/t/**");
            String table = first.url().replaceFirst("^https?://[^/]+", "");
            Page second = bob.go("/").page();
            second.locator("a[href='" + table + "']").first().waitFor();
            tabTo(second, table);
            button(second, "Sit here").first().waitFor();
            ReturnByKeyboardTest.enter(second, "Sit here");
            first.locator("circus-board").waitFor();
            second.locator("circus-board").waitFor();
        }
    }

    @Test
    @DisplayName("Who waits for a rated game stands in the lobby of a stranger, where it says that results count")
    void inTheLobby() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob")) {
            signedUp(ada);
            Page first = ada.go("/ratings/pluvionautes/two").page();
            button(first, "A rated game now").click();
            first.locator(".gather [role=status]").first().waitFor();
            String table = first.url().replaceFirst("^https?://[^/]+", "").replaceFirst("#.*", "");
            Locator listed = bob.go("/").page().locator("a[href='" + table + "']");
            assertThat(listed).containsText("Results count here");
            assertThat(listed).containsText("Pluvionautes");
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true", disabledReason = "three browsers, for one button")
    @DisplayName(
            "Where a game is played by many there is a button for each number of seats, and three who press the same one meet")
    void many() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob");
                Visitor cleo = Site.open().visitor().named("Cleo")) {
            List<Visitor> all = List.of(ada, bob, cleo);
            for (Visitor each : all) {
                signedUp(each);
                Page page = each.go("/ratings/rando/many").page();
                assertThat(page.getByText("A rated game now for 4")).isVisible();
                button(page, "A rated game now for 3").click();
                page.locator(".gather, rando-board").first().waitFor();
            }
            for (Visitor each : all) {
                each.page().locator("rando-board").waitFor();
                assertThat(each.page().locator(".seats .seat")).hasCount(3);
            }
        }
    }

    /** Waits at a table of the queue until a bot is offered. */
    private static Locator offered(Page page) {
        page.locator(".gather [role=status]").first().waitFor();
        page.clock().runFor(34_000);
        Locator offer = page.locator(".gather button.main")
                .filter(new Locator.FilterOptions().setHasText("bot"))
                .first();
        offer.waitFor();
        return offer;
    }

    @Test
    @DisplayName("Somebody who waits for long is offered a bot, and plays it, and that counts")
    void bot() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            ada.page().clock().install();
            Page page = signedUp(ada);
            button(page, "A rated game now").click();
            assertThat(page.getByText("Looking for somebody about as strong as you."))
                    .isVisible();
            offered(page).click();
            page.locator("circus-board").waitFor();
            assertRatedAgainstBot(ada, page);
        }
    }

    private static void assertRatedAgainstBot(Visitor ada, Page page) {
        String table = page.url().replaceAll("^.*/t/|#.*$", "");
        JsonNode found = ada.ask("GET", "/api/tables/" + table, "");
        assertTrue(found.at("/terms/rated").asBoolean(), found.toString());
        assertEquals("playing", found.path("phase").asText());
        assertTrue(found.path("chairs").toString().contains("\"bot\""), found.toString());
    }

    @Test
    @DisplayName("A rated game is asked for, and the bot that is offered taken, with the keyboard alone")
    void byKeyboard() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            ada.page().clock().install();
            Page page = signedUp(ada);
            ReturnByKeyboardTest.enter(page, "A rated game now");
            Locator offer = offered(page);
            ReturnByKeyboardTest.enter(page, offer.innerText().strip());
            page.locator("circus-board").waitFor();
            assertRatedAgainstBot(ada, page);
        }
    }

    @Test
    @DisplayName("The table that waits, and its offer, fit on a phone in every language")
    void onPhones() {
        for (String language : Scale.LANGUAGES) {
            try (Visitor ada =
                    Site.open().visitor(ScreenLook.SMALL_PHONE.in(language)).named("Ada")) {
                ada.page().clock().install();
                signedUp(ada);
                String table = ada.ask("POST", "/api/match", "{\"game\":\"circus\",\"seats\":2}")
                        .path("table")
                        .asText();
                Page page = ada.go("/t/" + table + "#match").page();
                offered(page);
                assertEquals(List.of(), page.evaluate(LayoutTest.LOOK_FOR_TROUBLE), language);
                assertEquals(List.of(), AxeTest.findings(page), language);
            }
        }
    }
}
