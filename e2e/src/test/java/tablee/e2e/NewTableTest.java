package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** The form of a new table offers what can be had at this table, and nothing else. */
class NewTableTest {
    @Test
    @DisplayName("Flow: a first player among the seats there are, and no rounds of seconds over days")
    void flow() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/new/flow").page();
            Locator first = page.locator("fieldset").filter(new Locator.FilterOptions().setHasText("First player"));
            assertEquals(List.of("at random", "Seat 1", "Seat 2"), texts(first));
            seats(page, "6");
            assertEquals(7, texts(first).size());
            first.locator("select").selectOption("5");
            seats(page, "2");
            assertThat(first.getByLabel("at random")).isChecked();
            page.getByLabel("Over days").check();
            assertThat(page.getByLabel("60 seconds")).hasCount(0);
            assertThat(page.getByLabel("untimed", new Page.GetByLabelOptions().setExact(true)))
                    .isChecked();
            assertThat(page.getByText("Turns in an untimed round")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .click();
            page.waitForURL("**/t/**");
            page.locator("flow-board").waitFor();
            assertEquals("{\"round\":\"untimed\"}", terms(page).get("options").toString());
        }
    }

    private static void seats(Page page, String count) {
        page.getByRole(AriaRole.RADIOGROUP, new Page.GetByRoleOptions().setName("Number of seats"))
                .getByLabel(count, new Locator.GetByLabelOptions().setExact(true))
                .check();
    }

    private static List<String> texts(Locator field) {
        return field.locator("option, label span").allInnerTexts();
    }

    private static JsonNode terms(Page page) {
        String text =
                (String) page.evaluate("JSON.stringify(document.querySelector('table-page').session.seating.terms)");
        return Json.parse(text);
    }
}
