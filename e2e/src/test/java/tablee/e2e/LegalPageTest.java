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
            headings(ada, "en Privacy notice", "fr Protection des données", "de Datenschutz", "pl Ochrona danych");
            ada.go("/terms");
            headings(ada, "en Terms", "fr Conditions d’utilisation", "de Nutzungsbedingungen", "pl Zasady korzystania");
        }
    }

    private static void headings(Visitor ada, String... titles) {
        for (String title : titles) {
            read(ada, title.substring(0, 2));
            assertThat(ada.page().locator("h1")).hasText(title.substring(3));
        }
    }

    /** The same page in another language. */
    private static void read(Visitor ada, String language) {
        ada.page()
                .evaluate(
                        "(language) => localStorage.setItem('tablee.settings', JSON.stringify({ language }))",
                        language);
        ada.page().reload();
        ada.drawn();
    }

    @Test
    @DisplayName(
            "A German reads the host's own German terms; where there are none in Polish, a Pole reads those that there are, below a Polish heading")
    void inTheirLanguage() throws IOException {
        Files.writeString(folder.resolve("terms.de.md"), "# Bedingungen\n\n## Hausordnung\n\nBringt **Kuchen** mit.\n");
        Imprint imprint = new Imprint("Der Spielverein", "", Optional.of(folder));
        ServerSettings settings =
                ServerSettings.local(0, folder.resolve("tablee.db").toString());
        try (Server server = Server.start(settings.runBy(imprint));
                Visitor ada = Site.at(server.port()).visitor(ScreenLook.PHONE).named("Ada")) {
            Page page = ada.go("/terms").page();
            for (String title : List.of("de Nutzungsbedingungen", "pl Zasady korzystania")) {
                headings(ada, title);
                assertThat(page.locator("h2").last()).hasText("Hausordnung");
                assertThat(page.locator("strong")).hasText("Kuchen");
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
