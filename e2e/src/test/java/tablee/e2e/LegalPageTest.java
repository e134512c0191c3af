package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.pages.Imprint;

/** What a public server has to say about who runs it, in a browser. */
class LegalPageTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "Where the host has said nothing the pages say so plainly, in four languages, and no page links to them at its foot")
    void unsaid() {
        try (Visitor ada = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            Page page = ada.go("/privacy").page();
            assertThat(page.getByText("has not said who they are")).isVisible();
            assertThat(page.getByText("90 days after the last visit")).isVisible();
            assertEquals(List.of(), AxeTest.findings(page));
            assertThat(page.locator(".legal-foot")).hasCount(0);
            for (String title : List.of("fr Protection des données", "de Datenschutz", "pl Ochrona danych")) {
                String language = title.substring(0, 2);
                page.evaluate(
                        "(language) => localStorage.setItem('tablee.settings', JSON.stringify({ language }))",
                        language);
                page.reload();
                ada.drawn();
                assertThat(page.locator("h1")).hasText(title.substring(3));
            }
        }
    }

    @Test
    @DisplayName("A host's name and own text stand on the page, markup in it is text, and every page links there")
    void said() throws IOException {
        Files.writeString(
                folder.resolve("terms.en.md"),
                "# Terms\n\n## House rules\n\nBring **cake**. <img src=x onerror=alert(1)>\n");
        Imprint imprint = new Imprint("The Example Club, Example Town", "club@example.org", Optional.of(folder));
        ServerSettings settings =
                ServerSettings.local(0, folder.resolve("tablee.db").toString());
        try (Server server = Server.start(settings.runBy(imprint));
                Visitor ada = Site.at(server.port()).visitor(ScreenLook.DESK).named("Ada")) {
            Page page = ada.go("/").page();
            page.locator(".legal-foot")
                    .getByRole(AriaRole.LINK)
                    .filter(new Locator.FilterOptions().setHasText("Terms"))
                    .click();
            assertThat(page.getByText("The Example Club, Example Town")).isVisible();
            assertThat(page.getByText("Contact: club@example.org")).isVisible();
            assertThat(page.locator("h2").last()).hasText("House rules");
            assertThat(page.locator("strong")).hasText("cake");
            assertThat(page.getByText("<img src=x onerror=alert(1)>")).isVisible();
            assertEquals(List.of(), AxeTest.findings(page));
            page.locator(".legal-foot").getByRole(AriaRole.LINK).first().click();
            assertThat(page.locator("h1")).hasText("Privacy notice");
        }
    }
}
