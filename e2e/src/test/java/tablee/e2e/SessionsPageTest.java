package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.store.Store;
import tablee.store.people.Sessions;
import tablee.wire.json.Json;

/** Somebody with two devices looks where they are signed in, and deletes the account with a session that is old. */
class SessionsPageTest {
    private static final String ACCOUNT = "{\"name\":\"ada\",\"password\":\"a long way to the sea\"}";

    @TempDir
    Path folder;

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** As if all had proved who they are long ago. */
    private static void age(String database, String person) {
        try (Store store = Store.open(database)) {
            for (Sessions.Open each : store.sessions().open(person))
                store.sessions().proved(each.secretHash(), 1).join();
        }
    }

    @Test
    @DisplayName(
            "A session is seen with its device and ended from the other one by keyboard; the copy of all data and what cannot be taken back ask for the password first")
    void sessions() throws IOException {
        String database = folder.resolve("tablee.db").toString();
        try (Server server = Server.start(ServerSettings.local(0, database).faster(10));
                Visitor desk = Site.at(server.port()).visitor(ScreenLook.DESK).named("Ada");
                Visitor phone = Site.at(server.port()).visitor(ScreenLook.PHONE)) {
            desk.ask("POST", "/api/account", ACCOUNT);
            phone.ask("POST", "/api/session", ACCOUNT);
            Page page = phone.go("/account").page();
            Locator rows = page.locator("my-sessions li");
            assertThat(rows).hasCount(2);
            assertThat(rows.first()).containsText("Chrome");
            assertThat(rows.first()).containsText("signed in today, from the same network as now · last used today");
            assertThat(page.locator("my-sessions .here")).hasText("this one");
            assertEquals(List.of(), AxeTest.findings(page));
            KeyWalk.enter(rows.filter(new Locator.FilterOptions().setHasNotText("this one"))
                    .locator("button"));
            assertThat(rows).hasCount(1);
            desk.go("/account");
            assertThat(desk.page().getByText("You are here as a guest.")).isVisible();
            String ada = phone.ask("GET", "/api/me", "").at("/person/id").asText();
            age(database, ada);
            phone.forgiven();
            button(page, "Download my data").click();
            page.locator("dialog[open] input").fill("a long way to the sea");
            Download copy = page.waitForDownload(() -> button(page, "Go on").click());
            assertEquals("tablee.json", copy.suggestedFilename());
            assertEquals(
                    "ada",
                    Json.parse(Files.readString(copy.path())).path("account").textValue());
            age(database, ada);
            button(page, "Delete me").click();
            button(page, "Yes, delete me").click();
            page.locator("dialog[open] input").fill("a long way to the sea");
            button(page, "Go on").click();
            assertThat(page.locator(".toast").last()).containsText("Your data is deleted.");
        }
    }

    @Test
    @DisplayName("A session from another network is said to be from elsewhere, in the sentence of its row")
    void elsewhere() {
        ServerSettings settings = ServerSettings.local(
                        0, folder.resolve("places.db").toString())
                .faster(10)
                .behind(List.of("127.0.0.1"));
        try (Server server = Server.start(settings);
                Visitor desk = Site.at(server.port()).visitor(ScreenLook.DESK);
                Visitor phone = Site.at(server.port()).visitor(ScreenLook.PHONE)) {
            desk.context().setExtraHTTPHeaders(Map.of("X-Forwarded-For", "198.51.100.7"));
            phone.context().setExtraHTTPHeaders(Map.of("X-Forwarded-For", "203.0.113.9"));
            desk.named("Ada").ask("POST", "/api/account", ACCOUNT);
            phone.ask("POST", "/api/session", ACCOUNT);
            Locator rows = phone.go("/account").page().locator("my-sessions li");
            assertThat(rows.filter(new Locator.FilterOptions().setHasText("this one")))
                    .containsText("signed in today, from the same network as now");
            assertThat(rows.filter(new Locator.FilterOptions().setHasNotText("this one")))
                    .containsText("signed in today, from another network · last used today");
        }
    }
}
