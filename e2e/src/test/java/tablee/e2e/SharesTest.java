package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Pages put shares into the seed, without anybody noticing (TABLE-42). */
class SharesTest {
    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");

    @Test
    @DisplayName("Two people start a match as ever, and both find their share in it")
    void together() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            CheatingServer honest = CheatingServer.between(ada, seating -> {});
            sitDown(ada, ben);
            assertThat(ada.page().locator("circus-board")).isVisible();
            assertThat(ben.page().locator("circus-board")).isVisible();
            JsonNode seed = honest.last("seating").path("seed");
            assertEquals("shares", seed.path("kind").asText());
            assertEquals(2, seed.path("shares").size());
            assertTrue(seed.path("leftOut").isEmpty());
            ada.page().getByRole(AriaRole.BUTTON, named("More")).click();
            ada.page().getByText("Proof of fair chance").click();
            assertThat(ada.page().locator("dialog")).containsText("comes from the server and from: Ada, Ben");
        }
    }

    /** Ada makes a table, and Ben comes by its link. The match begins as soon as he sits. */
    static void sitDown(Visitor ada, Visitor ben) {
        Page page = ada.go("/new/circus").page();
        page.getByLabel("Friends, by link").check();
        page.getByRole(AriaRole.BUTTON, named("Make the table")).click();
        assertThat(page).hasURL(A_TABLE);
        ben.page().navigate(page.getByLabel("Invitation link").inputValue());
        ben.page().getByRole(AriaRole.BUTTON, named("Sit here")).click();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}
