package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Games;
import tablee.core.Ruleset;
import tablee.lab.experiment.LabCommand;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.wire.engine.context.Rulesets;

/** Somebody chooses a ruleset of the host's on the page of a new table, sees what it changes, and plays by it. */
class VariantTest {
    @TempDir
    private static Path folder = Path.of("");

    private static final Map<String, String> TEXTS = new ConcurrentHashMap<>();

    private static Server server;
    private static Site site;

    @BeforeAll
    static void start() {
        String text = Ruleset.textOf(Games.find("circus"), 2).orElseThrow();
        TEXTS.put("quick-show", Ruleset.with(text, "winning-posters", "1"));
        Rulesets rulesets = new Rulesets() {
            @Override
            public Optional<String> text(String name) {
                return Optional.ofNullable(TEXTS.get(name));
            }

            @Override
            public List<String> names() {
                return List.copyOf(TEXTS.keySet());
            }
        };
        ServerSettings settings = ServerSettings.local(
                        0, folder.resolve("tablee.db").toString())
                .faster(10)
                .offering(rulesets);
        server = Server.start(settings);
        site = Site.at(server.port());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    @DisplayName(
            "Chosen from the list: the page says what is different, and the table says everywhere that it is a variant")
    void chosen() {
        try (Visitor ada = site.visitor().named("Ada")) {
            Page page = ada.go("/new/circus").page();
            Locator variant = page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Variant"));
            assertThat(variant).hasValue("");
            variant.selectOption("quick-show");
            assertThat(page.getByText("winning-posters: 1 instead of 3")).isVisible();
            assertEquals(List.of(), AxeTest.findings(page));
            picture(page, "variant-new");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .click();
            page.locator("circus-board").waitFor();
            assertThat(page.getByText("This is a variant").first()).isAttached();
            page.locator(".tools button").last().click();
            assertThat(page.getByText("winning-posters: 1 instead of 3")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "A link from a report opens the page with the variant chosen, on a phone too, and the keyboard starts it")
    void byLink() {
        try (Visitor bob = site.visitor(ScreenLook.PHONE).named("Bob")) {
            Page page = bob.go("/new/circus?seats=4&ruleset=quick-show&option.draw-after=50")
                    .page();
            assertThat(page.getByText("winning-posters: 1 instead of 3")).isVisible();
            assertThat(page.locator(".chairs li")).hasCount(4);
            picture(page, "variant-phone");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .focus();
            page.keyboard().press("Enter");
            page.locator("circus-board").waitFor();
        }
    }

    @Test
    @DisplayName(
            "From the report of a lab to the page of a new table: its link, and the ruleset that the lab wrote, put"
                    + " among the host's")
    void fromReport() throws IOException {
        Path out = folder.resolve("out");
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        List<String> lab = List.of(
                "circus", "--bots", "random,random", "--games", "2", "--seed", "1", "--vary", "winning-posters=2..3");
        List<String> where = List.of("--site", site.address(), "--out", out.toString());
        assertEquals(
                0, LabCommand.run(Stream.of(lab, where).flatMap(List::stream).toList(), nowhere, nowhere));
        TEXTS.put("winning-posters-2", Files.readString(out.resolve("rulesets/winning-posters-2.ruleset")));
        try (Visitor ada = site.visitor().named("Ada")) {
            Page page = ada.page();
            awaitOffered(ada, "winning-posters-2");
            page.setContent(Files.readString(out.resolve("report.html")));
            page.locator("a[href*=winning-posters-2]").first().click();
            assertThat(page).hasURL(site.address() + "/new/circus?seats=2&ruleset=winning-posters-2");
            assertThat(page.getByText("winning-posters: 2 instead of 3")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Start playing"))
                    .click();
            page.locator("circus-board").waitFor();
            assertThat(page.getByText("This is a variant").first()).isAttached();
        } finally {
            TEXTS.remove("winning-posters-2");
        }
    }

    @Test
    @DisplayName("A variant that this server does not have is named, and a game without variants shows no choice")
    void missing() {
        try (Visitor eve = site.visitor(ScreenLook.DESK.in("de")).named("Eve")) {
            Page page = eve.go("/new/rando?ruleset=stretches-4").page();
            assertThat(page.getByText("Dieser Server bietet die Variante „stretches-4“ gerade nicht an"))
                    .isVisible();
            eve.go("/new/rando");
            page.locator("form.new").waitFor();
            assertThat(page.locator("#variant")).hasCount(0);
        }
    }

    /** The server looks at its folder every few seconds. */
    private static void awaitOffered(Visitor visitor, String name) {
        for (int i = 0; i < 100; i++) {
            if (visitor.ask("GET", "/api/rulesets", "").findValuesAsText("name").contains(name)) return;
            visitor.page().waitForTimeout(200);
        }
        throw new AssertionError(name + " is not offered");
    }

    private static void picture(Page page, String name) {
        String wanted = System.getProperty("tablee.pictures", "");
        if (wanted.isEmpty()) return;
        try {
            Files.write(
                    Path.of(wanted, name + ".png"), page.screenshot(new Page.ScreenshotOptions().setFullPage(true)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
