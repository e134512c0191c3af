package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tournament in the browser: made by somebody with an account, and entered by link, by people and bots. */
class TournamentPageTest {
    private static final LocatorAssertions.ContainsTextOptions SOON =
            new LocatorAssertions.ContainsTextOptions().setTimeout(90_000);

    static List<String> kinds() {
        return Scale.FULL ? List.of("Swiss", "Arena", "Knock-out", "League") : List.of("Swiss");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void account(Page page) {
        Locator make = page.locator("details").filter(new Locator.FilterOptions().setHasText("Make an account"));
        make.locator("summary").click();
        make.getByLabel("Account name").fill("cup " + Long.toString(System.nanoTime(), 36));
        make.getByLabel("Password").fill("a long way to the sea");
        make.locator("button").click();
        button(page, "I have written it down").click();
    }

    private static void make(Page page, String kind) {
        page.getByLabel("Title", new Page.GetByLabelOptions().setExact(true)).fill("The " + kind + " Cup");
        for (String choice : List.of(kind, "Flip Circus"))
            page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(choice))
                    .first()
                    .check();
        if (kind.equals("Swiss")) page.getByLabel("Rounds").selectOption("2");
        if (kind.equals("Arena")) page.getByLabel("Lasts").selectOption("10");
        button(page, "Make a tournament").click();
        page.locator(".tournament").waitFor();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    @DisplayName("Somebody with an account makes a tournament, and a guest and bots enter by its link")
    void entered(String kind) {
        try (Visitor host = Site.open().visitor().named("Hedy");
                Visitor guest = Site.open().visitor(ScreenLook.PHONE).named("Gus")) {
            Page page = host.go("/tournaments").page();
            assertThat(page.getByText("Only people with an account make tournaments."))
                    .isVisible();
            account(host.go("/account").page());
            host.go("/tournament/new");
            assertEquals(List.of(), AxeTest.findings(page));
            make(page, kind);
            String address = page.url();
            button(page, "Enter").click();
            page.getByRole(AriaRole.SPINBUTTON, new Page.GetByRoleOptions().setName("Bots"))
                    .fill("2");
            page.getByLabel("Level").selectOption("random");
            button(page, "Enter bots").click();
            Page other = guest.page();
            other.navigate(address);
            button(other, "Enter").click();
            assertThat(page.locator("p[role=status]")).containsText("4 of at most", SOON);
            assertThat(button(page, "Begin")).isVisible();
            assertEquals(List.of(), AxeTest.findings(other));
        }
    }
}
