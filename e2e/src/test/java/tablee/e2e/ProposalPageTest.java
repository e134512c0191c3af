package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What somebody proposes to the others at a table, as both of them see it. */
class ProposalPageTest {
    @Test
    @DisplayName(
            "TABLE-22: a proposal is not replaced by another one: who tries is told so, and the first one still stands")
    void oneAtATime() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String open = "{\"kind\":\"me\"},{\"kind\":\"open\"}";
            String table = ada.table("circus", 2, ",\"visibility\":\"listed\",\"startWhenFull\":true", open, false);
            Page page = ada.go(table).page();
            Page other = ben.go(table).page();
            press(other, "Sit here");
            page.locator("circus-board").waitFor();
            menu(page, "Pause");
            assertThat(notice(other)).containsText("Ada proposes a pause.");
            menu(other, "Call it off");
            assertThat(other.locator(".status"))
                    .containsText("Something else is proposed already: answer or withdraw that first.");
            assertThat(notice(other)).containsText("Ada proposes a pause.");
            assertThat(notice(page)).containsText("You proposed a pause.");
        }
    }

    private static Locator notice(Page page) {
        return page.locator(".notice").filter(new Locator.FilterOptions().setHasText("propose"));
    }

    private static void menu(Page page, String item) {
        press(page, "More");
        press(page, item);
    }

    private static void press(Page page, String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }
}
