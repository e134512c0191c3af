package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What only the host can do while people gather, and afterwards. */
class HostTest {
    private static final String FOUR = "{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"},{\"kind\":\"open\"}";

    @Test
    @DisplayName("The host changes the terms while people gather, and everybody sees it; a guest cannot")
    void changesTerms() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor(ScreenLook.PHONE).named("Ben")) {
            String table = ada.table("rando", 4, ",\"visibility\":\"listed\"", FOUR, false);
            Page guest = ben.go(table).page();
            assertThat(guest.locator("dl.terms")).containsText("relaxed, no clock");
            assertThat(button(guest, "Change what was agreed")).hasCount(0);
            Page host = ada.go(table).page();
            button(host, "Change what was agreed").click();
            Locator form = host.locator("terms-form");
            assertEquals(List.of(), AxeTest.findings(host));
            form.getByLabel("3", new Locator.GetByLabelOptions().setExact(true)).check();
            form.getByLabel("With a clock").check();
            form.getByLabel("Spectators are welcome").uncheck();
            button(host, "Agree on this").click();
            assertThat(guest.locator("dl.terms")).containsText("15:00 each, plus 10 s per move");
            assertThat(guest.locator("dl.terms")).containsText(Pattern.compile("Spectators\\s+no"));
            assertThat(guest.locator(".chair-list .seat")).hasCount(3);
        }
    }

    @Test
    @DisplayName("The host sends a guest away, after a second thought, and puts a bot on the seat")
    void sendsAway() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String table = ada.table("rando", 4, ",\"visibility\":\"listed\"", FOUR, false);
            button(ben.go(table).page(), "Sit here").first().click();
            Page host = ada.go(table).page();
            button(host, "Remove").click();
            button(host.locator("dialog"), "Remove").click();
            assertThat(ben.page().locator("h1")).hasText("This table cannot be reached");
            Locator seat = host.getByLabel("Who plays at seat 2");
            seat.selectOption("novice");
            assertThat(seat).hasValue("novice");
            seat.selectOption("");
            assertThat(host.getByText("3 seats are still open.")).isVisible();
        }
    }

    @Test
    @DisplayName("During a match those who sit see who looks on, and the host sends a spectator away for good")
    void sendsSpectatorAway() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor eve = Site.open().visitor(ScreenLook.PHONE).named("Eve")) {
            String table = ada.against("circus", 2, ",\"visibility\":\"listed\"");
            Page host = ada.go(table).page();
            Page guest = eve.go(table).page();
            assertThat(guest.locator(".watchers")).not().containsText("Eve");
            assertThat(host.locator(".watchers")).containsText("One person is watching: Eve");
            button(host, "More").click();
            assertEquals(List.of(), AxeTest.findings(host));
            button(host.locator("dialog"), "Remove Eve").click();
            button(host.locator("dialog"), "Remove").click();
            assertThat(guest.locator("h1")).hasText("This table cannot be reached");
            assertThat(host.locator(".watchers")).hasCount(0);
            guest.reload();
            assertThat(guest.locator("h1")).hasText("This table cannot be reached");
            eve.forgiven(); // the table that is not there for her
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Locator part, String name) {
        return part.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }
}
