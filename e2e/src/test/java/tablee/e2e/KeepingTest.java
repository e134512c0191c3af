package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** When a browser keeps the house by itself, when it does not, and what it takes to be installed as an app. */
class KeepingTest {
    private static final int LONG_AFTER_MILLIS = 14_000;
    private static final String IS_KEPT = """
            async () => {
              for (const name of await caches.keys()) {
                if (name.startsWith('house-') && (await (await caches.open(name)).match('/offline.json'))) return true;
              }
              return false;
            }""";
    private static final String METERED =
            "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

    private static Visitor visitor() {
        return Site.open().visitorWithWorkers().named("Ann");
    }

    @Test
    @DisplayName(
            "A page that is left alone keeps the house by itself; a table of the server has the line for itself, and"
                    + " where a line is metered nothing is kept unasked: the home page says so, and keeps it when it is told to")
    void unasked() {
        try (Visitor atTable = visitor();
                Visitor metered = visitor()) {
            atTable.go(atTable.against("circus", 2, ""));
            metered.page().addInitScript(METERED);
            metered.go("/");
            assertThat(metered.page().locator("keep-house")).containsText("Your line may be metered");
            metered.page().waitForTimeout(LONG_AFTER_MILLIS);
            assertEquals(false, atTable.page().evaluate(IS_KEPT), "not at a table");
            assertEquals(false, metered.page().evaluate(IS_KEPT), "not on a metered line");
            leftAlone(atTable.page());
            told(metered.page());
        }
    }

    private static void leftAlone(Page page) {
        page.locator("header a.home").click();
        page.waitForFunction(
                IS_KEPT,
                null,
                new Page.WaitForFunctionOptions().setTimeout(40_000).setPollingInterval(500));
    }

    private static void told(Page page) {
        page.locator("keep-house button").click();
        assertThat(page.locator("keep-house button")).containsText("Forget it");
        assertEquals(true, page.evaluate(IS_KEPT));
    }

    @Test
    @DisplayName(
            "A browser without garbage collection or strings in WebAssembly plays on the server, and the settings say so")
    void without() {
        Map<String, String> browsers = Map.of(
                "no garbage collection", "WebAssembly.validate = () => false;",
                "no strings", "const all = WebAssembly.validate; WebAssembly.validate = (bytes) => all(bytes);");
        browsers.forEach((what, script) -> {
            try (Visitor visitor = visitor()) {
                Page page = visitor.page();
                page.addInitScript(script);
                visitor.go("/settings");
                assertThat(page.locator("keep-house")).containsText("This browser cannot play without the server");
                visitor.go("/");
                page.locator("li.game:has(a[href='/rules/circus']) button.main").click();
                BoardPlay.at(visitor, "circus");
                assertFalse(page.url().contains("/t/here-"), what + ": " + page.url());
            }
        });
    }

    @Test
    @DisplayName("The house can be installed as an app, with pictures for every system")
    void installable() throws IOException {
        try (Visitor visitor = visitor()) {
            Page page = visitor.go("/").page();
            KeptHouse.keep(page);
            page.reload();
            CDPSession session = visitor.context().newCDPSession(page);
            JsonObject told = session.send("Page.getInstallabilityErrors");
            // The browsers of tests keep nothing when they close, which is all that stands in the way.
            String inTheWay = "[{\"errorId\":\"in-incognito\",\"errorArguments\":[]}]";
            assertEquals(inTheWay, told.get("installabilityErrors").toString());
            JsonObject manifest = session.send("Page.getAppManifest");
            assertEquals("[]", manifest.get("errors").toString());
            for (Map.Entry<String, Integer> each : Map.of("192", 192, "512", 512, "maskable-512", 512, "apple-180", 180)
                    .entrySet()) {
                byte[] bytes = page.request()
                        .get(Site.open().address() + "/icons/" + each.getKey() + ".png")
                        .body();
                BufferedImage picture = ImageIO.read(new ByteArrayInputStream(bytes));
                assertEquals(each.getValue(), picture.getWidth(), each.getKey());
                assertTrue(picture.getHeight() == picture.getWidth());
            }
        }
    }
}
