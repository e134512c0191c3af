package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.e2e.CupPlay.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole tournaments in the browser: made by link, entered, played and won, with people and bots. */
class TournamentPageTest {
    private static final LocatorAssertions.ContainsTextOptions SOON =
            new LocatorAssertions.ContainsTextOptions().setTimeout(60_000);

    /** @param bots enough that everybody has somebody to play with */
    record Cup(String kind, String game, int seats, boolean duplicate, int bots) {
        /** Such as {@code rando}, the last word of its name. */
        String id() {
            return game.replaceFirst(".* ", "").toLowerCase(Locale.ROOT);
        }

        /** Two, and in a league a third one. */
        int people() {
            return kind.equals("League") ? 3 : 2;
        }

        boolean together() {
            return game.equals("Flow");
        }
    }

    static List<Cup> cups() {
        Cup swiss = new Cup("Swiss", "Flip Circus", 2, false, 2);
        if (!Scale.FULL) return List.of(swiss);
        return List.of(
                swiss,
                new Cup("Arena", "Flip Circus", 2, false, 2),
                new Cup("Knock-out", "Flip Circus", 2, false, 2),
                new Cup("League", "Flip Circus", 2, false, 1),
                new Cup("Swiss", "Flip Circus", 2, true, 2),
                new Cup("Swiss", "Flip' Rando", 3, true, 4),
                new Cup("Swiss", "Flip' Rando", 4, true, 6),
                new Cup("Swiss", "Flow", 2, true, 1));
    }

    private static String account(Visitor host) {
        String name = "cup " + Long.toString(System.nanoTime(), 36);
        AccountForms.make(host.go("/account").page(), name);
        return name;
    }

    private static void choose(Page page, String name) {
        page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name))
                .first()
                .check();
    }

    private static void make(Page page, Cup cup) {
        page.getByLabel("Title", new Page.GetByLabelOptions().setExact(true)).fill("The " + cup.kind + " Cup");
        choose(page, cup.kind);
        choose(page, cup.game);
        Locator seats = page.getByLabel("Number of seats", new Page.GetByLabelOptions().setExact(true));
        if (seats.count() > 0) seats.selectOption(String.valueOf(cup.seats));
        if (cup.kind.equals("Swiss")) page.getByLabel("Rounds").selectOption(cup.duplicate ? "1" : "2");
        if (cup.kind.equals("Arena")) page.getByLabel("Lasts").selectOption("10");
        if (!cup.kind.equals("League")) page.getByLabel("Waits for somebody").selectOption("3600");
        if (cup.duplicate && !cup.together())
            page.getByText("Same deals for all").first().click();
        button(page, "Make a tournament").click();
        page.locator(".tournament").waitFor();
    }

    private static void enterBots(Page page, int count) {
        page.getByRole(AriaRole.SPINBUTTON, new Page.GetByRoleOptions().setName("Bots"))
                .fill(String.valueOf(count));
        page.getByLabel("Level").selectOption("random");
        button(page, "Enter bots").click();
    }

    @ParameterizedTest
    @MethodSource("cups")
    @DisplayName(
            "Somebody with an account makes a tournament, a guest enters by its link, bots too, and it is played to its end")
    void whole(Cup cup) {
        try (Visitor host = Site.open().visitor().named("Hedy");
                Visitor guest = Site.open().visitor(ScreenLook.PHONE).named("Gus");
                Visitor third = Site.open().visitor().named("Tess")) {
            Page page = host.go("/tournaments").page();
            assertThat(page.getByText("Only people with an account make tournaments."))
                    .isVisible();
            String name = account(host);
            host.go("/tournament/new");
            assertEquals(List.of(), AxeTest.findings(page));
            make(page, cup);
            String address = page.url();
            Page other = guest.page();
            other.navigate(address);
            button(page, cup.together() ? "Enter a team" : "Enter").click();
            if (cup.together()) button(other, "Join " + name).click();
            else button(other, "Enter").click();
            List<Page> all = List.of(page, other, third.page()).subList(0, cup.people());
            if (all.contains(third.page())) {
                third.page().navigate(address);
                button(third.page(), "Enter").click();
            }
            enterBots(page, cup.bots);
            int entered = cup.bots + (cup.together() ? 1 : cup.people());
            for (Page each : all)
                assertThat(each.locator("p[role=status]")).containsText(entered + " of at most", SOON);
            assertEquals(List.of(), AxeTest.findings(other));
            button(page, "Begin").click();
            CupPlay play = new CupPlay(address, cup.id(), all);
            play.finish();
            assertTrue(play.moves() > 0, "the host has played, and not given up at first sight");
            assertTrue(play.tables() >= 2 && play.led() >= 1, play.tables() + " tables, led to " + play.led());
            assertThat(other.locator("tbody tr")).hasCount(entered);
            assertThat(other.locator("tbody")).containsText("Gus");
            assertThat(page.locator("tbody")).containsText(name);
            assertEquals(List.of(), AxeTest.findings(other));
        }
    }

    @Test
    @DisplayName("TOUR-31: The host sends somebody away, who is told so and cannot come back")
    void sentAway() {
        try (Visitor host = Site.open().visitor().named("Hedy");
                Visitor guest = Site.open().visitor(ScreenLook.PHONE).named("Gus")) {
            account(host);
            String body = "{\"title\":\"Cup\",\"kind\":\"swiss\",\"table\":{\"game\":\"circus\",\"seats\":2}}";
            String cup = "/tournament/"
                    + host.ask("POST", "/api/tournaments", body)
                            .path("tournament")
                            .asText();
            Page other = guest.go(cup).page();
            button(other, "Enter").click();
            Page page = host.go(cup).page();
            assertThat(button(other, "Remove Gus")).hasCount(0);
            button(page, "Remove Gus").click();
            page.locator("dialog")
                    .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Remove"))
                    .click();
            assertThat(page.getByText("Nobody has entered yet.")).isVisible();
            assertThat(other.getByText("The host has removed you from this tournament."))
                    .isVisible();
            assertThat(button(other, "I am here")).hasCount(0);
            assertThat(button(other, "Enter")).hasCount(0);
            assertEquals(List.of(), AxeTest.findings(other));
        }
    }

    /** Goes on with Tab until the one that is meant has the focus. */
    private static void tabTo(Page page, String name) {
        for (int i = 0; i < 60; i++) {
            page.keyboard().press("Tab");
            String focused = (String) page.evaluate("document.activeElement.closest('label')?.innerText.trim()"
                    + " || document.activeElement.innerText.trim()");
            if (focused.startsWith(name)) return;
        }
        throw new AssertionError("Tab never reaches " + name);
    }

    @Test
    @DisplayName("A tournament is made, entered, left, entered again and begun with the keyboard alone")
    void byKeyboard() {
        try (Visitor host = Site.open().visitor().named("Kay")) {
            account(host);
            Page page = host.go("/tournaments").page();
            tabTo(page, "Make a tournament");
            page.keyboard().press("Enter");
            page.locator("form.new").waitFor();
            tabTo(page, "Title");
            page.keyboard().type("Keys only");
            page.keyboard().press("Enter");
            page.locator(".tournament").waitFor();
            assertThat(page.locator("h1")).hasText("Keys only");
            tabTo(page, "Enter");
            page.keyboard().press("Enter");
            assertThat(button(page, "Withdraw")).isVisible();
            page.reload();
            tabTo(page, "Withdraw");
            page.keyboard().press("Enter");
            assertThat(button(page, "Withdraw")).hasCount(0);
            assertThat(page.getByText("Nobody has entered yet.")).isVisible();
            page.reload();
            tabTo(page, "Enter");
            page.keyboard().press("Enter");
            assertThat(button(page, "Withdraw")).isVisible();
            tabTo(page, "Enter bots");
            page.keyboard().press("Enter");
            assertThat(page.locator("p[role=status]")).containsText("4 of at most", SOON);
            page.reload();
            tabTo(page, "Begin");
            page.keyboard().press("Enter");
            page.waitForURL("**/t/**");
        }
    }
}
